"""A household being made: its files as values, written to a folder at the end."""

import json
import pathlib
from dataclasses import dataclass, field


@dataclass
class Files:
    settings: dict = field(default_factory=dict)
    tags: dict = field(default_factory=dict)
    dishes: dict = field(default_factory=dict)
    foods: dict = field(default_factory=dict)
    people: dict = field(default_factory=dict)
    objectives: dict = field(default_factory=dict)
    templates: dict = field(default_factory=dict)
    plans: dict = field(default_factory=dict)

    def documents(self):
        yield "mantel.json", self.settings
        for kind in ("tags", "dishes", "foods", "templates"):
            for id, value in getattr(self, kind).items():
                yield f"{kind}/{id}.json", value
        for person, value in self.people.items():
            yield f"people/{person}/preferences.json", value
        for (person, objective), value in self.objectives.items():
            yield f"people/{person}/objectives/{objective}.json", value
        for week, value in self.plans.items():
            yield f"plans/{week[:4]}/{week}.json", value

    def write(self, folder):
        for name, value in self.documents():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", "utf-8")
