@login @program
Feature: Login
  Before an advanced game, each player logs in with an id and a password of
  user_info.txt. A terminal does not show a password while it is typed.

  Background:
    Given the file user_info.txt:
      """
      Ethan a2b7
      Olivia tyb14
      Liam 912ynd
      Ava qws0853
      Noah 22d34h
      Sophia ae87df4g5
      """

  Scenario: one login succeeds, and another login fails
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Jack, adfv
    Then the screen ends with:
      """
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : No player is logged in
      1. game start
      2. login
      3. end program
      Select the function you want : 2
      ID : Noah
      PASSWORD :_
      Login Succeed!
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : Noah_
      1. game start
      2. login
      3. end program
      Select the function you want : 2
      ID : Jack
      PASSWORD :_
      Login Failed!
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : Noah_
      1. game start
      2. login
      3. end program
      Select the function you want : Game finished!
      """
    And the exit status is 0

  Scenario Outline: <id> cannot log in with <password>
    When yutnori advanced is played: 2, <id>, <password>, 3
    Then the screen shows:
      """
      ID : <id>
      PASSWORD :_
      Login Failed!
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : No player is logged in
      """

    Examples:
      | id         | password    |
      | Jack       | 22d34h      |
      | Noah       | 22D34H      |
      | noah       | 22d34h      |
      | Noah       | 912ynd      |
      | Noah Ethan | 22d34h a2b7 |
      | ../Noah    | 22d34h      |

  Scenario: the ids are listed in the order of their logins
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Ava, qws0853, 3
    Then the screen shows:
      """
      Logged-in ID List : Noah Ava_
      """

  Scenario: more than one player is needed
    When yutnori advanced is played: 1, 2, Noah, 22d34h, 1, 3
    Then the screen ends with:
      """
      Logged-in ID List : Noah_
      1. game start
      2. login
      3. end program
      Select the function you want : 1
      More than 1 player is needed to start the game
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : Noah_
      1. game start
      2. login
      3. end program
      Select the function you want : 3
      Game finished!
      """
    And the screen shows:
      """
      Logged-in ID List : No player is logged in
      1. game start
      2. login
      3. end program
      Select the function you want : 1
      More than 1 player is needed to start the game
      """

  Scenario: a fifth login is refused before the id
    When yutnori advanced is played:
      """
      2, Noah, 22d34h
      2, Ava, qws0853
      2, Liam, 912ynd
      2, Ethan, a2b7
      2, 3
      """
    Then the screen ends with:
      """
      Logged-in ID List : Noah Ava Liam Ethan_
      1. game start
      2. login
      3. end program
      Select the function you want : 2
      No more than 4 players can log in.
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : Noah Ava Liam Ethan_
      1. game start
      2. login
      3. end program
      Select the function you want : 3
      Game finished!
      """

  Scenario: a second login of the same id is refused to those who know the password
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Noah, wrong, 2, Noah, 22d34h
    Then the screen shows:
      """
      ID : Noah
      PASSWORD :_
      Login Failed!
      """
    And the screen ends with:
      """
      ID : Noah
      PASSWORD :_
      Noah is logged in already.
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : Noah_
      1. game start
      2. login
      3. end program
      Select the function you want : Game finished!
      """

  # The hash is a test vector of argon2's reference implementation.
  Scenario: a password that is a hash
    Given the file user_info.txt:
      """
      Noah $argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4
      """
    When yutnori advanced is played: 2, Noah, passwore, 2, Noah, password
    Then the screen shows:
      """
      PASSWORD :_
      Login Failed!
      """
    And the screen shows:
      """
      PASSWORD :_
      Login Succeed!
      """

  Scenario: a line without a user is reported once
    Given the file user_info.txt:
      """
      Noah 22d34h
      Liam
      """
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Liam, 912ynd
    Then the program complains: DIR/user_info.txt:2: expected an id and a password, nothing else
    And the screen shows:
      """
      ID : Liam
      PASSWORD :_
      Login Failed!
      """

  Scenario: the file of users is missing
    Given user_info.txt is missing
    When yutnori advanced is played: 2, Noah, 22d34h, 3
    Then the screen shows:
      """
      PASSWORD :_
      Nobody can log in: the users cannot be read from DIR/user_info.txt (no such file or directory); it is a text file with a line such as `Noah 22d34h`, id and password, for each player; `yutnori user add ID` adds a line.
      ************************************************************
      """
    And the program complains: the users cannot be read from DIR/user_info.txt (no such file or directory); it is a text file with a line such as `Noah 22d34h`, id and password, for each player; `yutnori user add ID` adds a line

  Scenario: there are no users in the file
    Given the file user_info.txt:
      """

      """
    When yutnori advanced is played: 3
    Then the screen ends with:
      """
      Select the function you want : 3
      Game finished!
      """
    And the program complains: DIR/user_info.txt: nobody can log in; `yutnori user add ID` adds a user
