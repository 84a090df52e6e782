/// The shells that are known.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Where a shell looks for the completions of a program, below the user's home folder.
  var userFile: String {
    switch self {
    case .bash: ".local/share/bash-completion/completions/mantel"
    case .zsh: ".local/share/zsh/site-functions/_mantel"
    case .fish: ".config/fish/completions/mantel.fish"
    }
  }

  /// The script that asks the program what may stand at the cursor.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let bashScript = #"""
    # mantel's completion for bash. To load it now: source <(mantel completions bash)
    _mantel() {
      local -a answer
      mapfile -t answer < <(
        command mantel complete bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null
      )
      case ${answer[0]} in
        files) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
        folders) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$2") ;;
        *) COMPREPLY=("${answer[@]:1}") ;;
      esac
    }
    complete -F _mantel mantel

    """#

  private static let zshScript = #"""
    #compdef mantel
    # mantel's completion for zsh. To load it now: source <(mantel completions zsh)
    _mantel() {
      local -a answer texts lines
      local line text
      answer=("${(@f)$(command mantel complete zsh -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      case ${answer[1]} in
        files) _files ;;
        folders) _files -/ ;;
        *)
          for line in "${(@)answer[2,-1]}"; do
            text=${line%%$'\t'*}
            texts+=("$text")
            lines+=("${(r:28:)text}  ${line#*$'\t'}")
            [[ $line == *$'\t'* ]] || lines[-1]=$text
          done
          (( $#texts )) && compadd -U -l -d lines -a -- texts
          ;;
      esac
    }
    if [[ ${funcstack[1]} == _mantel ]]; then
      _mantel "$@"
    elif (( $+functions[compdef] )); then
      compdef _mantel mantel
    fi

    """#

  private static let fishScript = #"""
    # mantel's completion for fish. To load it now: mantel completions fish | source
    function __mantel_complete
      set -l typed (commandline -ct)
      set -l answer (command mantel complete fish -- (commandline -opc)[2..] "$typed" 2>/dev/null)
      switch "$answer[1]"
        case files
          __fish_complete_path "$typed"
        case folders
          __fish_complete_directories "$typed"
        case '*'
          printf '%s\n' $answer[2..]
      end
    end
    complete -c mantel -f -a '(__mantel_complete)'

    """#
}
