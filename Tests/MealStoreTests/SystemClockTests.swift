import MealStore
import Testing

struct SystemClockTests {
  @Test(arguments: [
    "", "/", "..", "../../../etc/passwd", "Europe/../../../etc/passwd", "/etc/localtime", "Europe/",
    "Europe//Madrid", "Europe/Madrid\0", "Europe/./Madrid", "Mars/Olympus",
  ])
  func `a name that leads out of the zones' folder is no zone`(name: String) {
    #expect(SystemClock.today(inTimeZone: name) == nil)
    #expect(SystemClock.localZone(environment: ["TZ": name]) != name)
  }
}
