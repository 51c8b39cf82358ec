// The rules page in English: every word of it. The lessons' names are those of lessons.mjs.

export default {
  title: 'The rules of Puluc',
  description: 'Learn Puluc, the running-fight game of the Maya, by doing it: fourteen rules, each with a live board.',
  lead: [
    `Two sides set out from the two ends of one road. Where they meet they capture each other, free their friends, and
     carry their captives off. This page teaches the whole game in a quarter of an hour; on each board <em>you</em> do what
     the words say.`,
    'Touch a board, or go to it with the Tab key and press Enter, and it comes to life.',
  ],
  progress: '{0} of {1} lessons done',
  restart: 'Start over',
  contents: 'Lessons',
  rule: 'Rule {0}',
  rules: 'Rules {0}',
  task: 'Your turn',
  hint: 'A hint',
  missed: 'Not quite: the hint below helps. Start again on the board.',
  next: 'Next: {0}',
  end: 'That was the last lesson. Go and play.',
  lessons: {
    road: {
      title: 'One road, two ends',
      text: [
        `The board is a road of eleven spaces. Space 0, at one end, is Red’s <dfn>city</dfn>; space 10, at the other, is
         Green’s. The nine spaces between them, 1 to 9, are the <dfn>track</dfn>. In the fields of the Maya the spaces were
         parted by cobs of maize laid in a row, and so they are here.`,
        'Red walks up the numbers, Green walks down. Nobody steps backwards.',
      ],
      task: 'You are Red, and the throw is 3. Take the piece on space 4 three spaces on, to space 7.',
      hint: 'Press the piece on space 4, then the mark on space 7. Or drag it there.',
      done: 'That is the way Red walks: towards Green’s city.',
    },
    sides: {
      title: 'Five against five',
      text: [
        'Each side has five pieces, and all of them begin at home, in the city of their side. Red’s are suns; Green’s are cut jade.',
        'Red makes the first move of the game. After that the sides take turns.',
      ],
      task: 'This is how every game begins. The throw is 2: bring Red’s first piece out, to space 2.',
      hint: 'There is only one thing to do: press Red’s city, then the mark on space 2.',
      done: 'One piece on the road, four at home. Now it would be Green’s turn.',
    },
    sticks: {
      title: 'The four sticks',
      text: [
        `There are no dice. Four flat sticks are thrown, each with a mark on one side. Count the marks that show: one, two,
         three or four. If <em>none</em> shows, the throw is worth 5, the best there is.`,
        'Each stick falls on either side equally often. So of sixteen throws you can expect six to be a 2, four a 1, four a 3, one a 4 and one a 5.',
      ],
      task: 'Throw the sticks.',
      hint: 'Press the sticks, or the button that says Throw. With the keyboard: the space bar.',
      done: 'The number of marks, or 5 for none: that is how far one piece may go.',
    },
    turn: {
      title: 'A turn: throw, then move',
      text: [
        'A turn is one throw and then one move, with one piece, by just the number that was thrown. The throw can’t be shared out among pieces.',
        'Throwing and moving are a duty. That is never a problem: there is always a piece that can go.',
      ],
      task: 'Take a whole turn for Red: throw, then move any piece that can move.',
      hint: 'After the throw the pieces that can move have a ring. Press one of them, then its mark.',
      done: 'That was a turn. The other side is next.',
    },
    enter: {
      title: 'Bring a piece out',
      text: [
        'While there are pieces in your city, a throw can bring one of them onto the track. The space beside the city is the first: a throw of 4 puts the piece on the fourth.',
      ],
      task: 'The throw is 4. Bring a new piece out, to space 4.',
      hint: 'The piece on the track could go on to space 9. Leave it, and press Red’s city instead.',
      done: 'Two on the road.',
    },
    move: {
      title: 'Or move one on',
      text: ['Instead of bringing out a new piece you may move one that is on the track already, as long as it is free. Which is better? That is the game.'],
      task: 'The throw is 2. Leave the city alone and move the piece on space 5 to space 7.',
      hint: 'Press the piece on space 5, then the mark on space 7.',
      done: 'One piece, exactly as far as the throw.',
    },
    own: {
      title: 'Never onto your own',
      text: [
        'A piece can’t land on another of its own side. Passing over is fine: pieces in between, your own or the enemy’s, are simply skipped.',
        'One of yours that lies <em>captive</em> under an enemy does not count. That space is the enemy’s, and you may land there; you will soon see why you want to.',
      ],
      task: 'The throw is 2, so the piece on space 3 would land on its friend on space 5: it can’t move. Move the other one, to space 7.',
      hint: 'Press the piece on space 5. Once it is gone, the one behind it has room.',
      done: 'Pieces in single file block each other. Spread out.',
    },
    capture: {
      title: 'Capture',
      text: [
        'Land exactly on an enemy piece on the track and you capture it. Your piece is now a <dfn>carrier</dfn>, the enemy under it is its <dfn>captive</dfn>, and together they are a <dfn>pile</dfn>. A captive can’t move.',
        'On this board a pile is spread out, so that you can count it: the carrier stands in the corridor in the middle, its captives lie along one edge.',
      ],
      task: 'The throw is 2. Capture the green piece.',
      hint: 'The piece on space 4 is two spaces from the green one on space 6.',
      done: 'Captured. But not yet safe: whoever lands on your pile takes all of it.',
    },
    carry: {
      title: 'Carry them along',
      text: [
        'The carrier walks on, and everything it carries goes with it. The pile moves as one piece, by one throw. It goes <em>forward</em>, on to the enemy city: it does not turn back.',
      ],
      task: 'The throw is 2. Move the pile on space 6, captive and all, to space 8.',
      hint: 'Press the carrier on space 6, then the mark on space 8.',
      done: 'Two spaces from Green’s city, with a captive.',
    },
    free: {
      title: 'Free your friends',
      text: [
        'Land on an enemy carrier, and you capture the <em>whole</em> pile. Its carrier and the friends who walked with it become your captives. And the pieces of yours that it held are free again: they walk along with their rescuer as its <dfn>compatriots</dfn>.',
        'Compatriots lie along the other edge of the board. They can’t walk off by themselves; their rescuer takes them all the way.',
      ],
      task: 'Green’s pile on space 5 holds one of your pieces. The throw is 2: free it.',
      hint: 'The piece on space 3 is two spaces from the pile.',
      done: 'One captured and one freed, with one move. This is how games turn.',
    },
    return: {
      title: 'Reach the other city',
      text: [
        'When a move reaches the enemy city or would go past it, the piece has walked its road and returns to its <em>own</em> city. From there it can come out again. What is left of the throw is lost.',
      ],
      task: 'The piece on space 8 needs two spaces, and you threw 3. Return it home.',
      hint: 'Press the piece on space 8, then the mark on Green’s city.',
      done: 'Back home, ready for another round. A piece in its city can’t be captured.',
    },
    kill: {
      title: 'Bring the captives in',
      text: [
        'A carrier that reaches the enemy city returns home together with its compatriots. Its captives are <dfn>killed</dfn>: they are out of the game, for good. That is how a side grows weaker.',
      ],
      task: 'Your carrier on space 7 holds a friend and a captive. The throw is 4: bring them in.',
      hint: 'Press the carrier on space 7, then the mark on Green’s city.',
      done: 'Two of yours came home, one of theirs is gone.',
    },
    cities: {
      title: 'Nobody is captured at home',
      text: ['A city is safe. Arriving in a city full of enemies captures none of them: your piece just goes home.'],
      task: 'Green has five pieces at home. The throw is 1: walk into their city, and see.',
      hint: 'Press the piece on space 9, then the mark on Green’s city.',
      done: 'All five are still there. Captures happen on the track alone.',
    },
    win: {
      title: 'Win',
      text: [
        'You win as soon as the other side has no free piece: every one of them is captured or killed. It doesn’t matter if their captives are still on the road.',
        'Only the side that did not move can lose. There is no draw.',
      ],
      task: 'Green has one free piece left. The throw is 2: win.',
      hint: 'The last free green piece stands on space 6. Who is two spaces from it?',
      done: 'Every green piece is captured or killed: Red wins.',
    },
    choose: {
      title: 'Now choose well',
      text: [
        'That is all. The rest is choosing: come out or run on, capture now or stay out of reach, carry your captives in before somebody frees them.',
        'Puluc is solved, so for every position and throw it is known which move wins most often. Here is a first one; the <a href="puzzles.html">puzzles</a> have many more.',
      ],
      task: 'The throw is {0}. Find the best move.',
      hint: 'Weigh what each move wins, and what Green can do to you after it.',
      done: 'Well seen: the captive is out of the game before Green can free it. This wins 67 games in a hundred; every other move wins 62 or fewer.',
    },
  },
  about: {
    title: 'Where the game comes from',
    names: {
      title: 'Names',
      text: [
        `The game is called <i lang="kek">puluc</i>, <i>bul</i>, <i>buul</i> or <i>boolik</i>. It is known from the Mopan and
         Q’eqchi’ Maya of Belize and Guatemala. How old it is nobody knows: it was first written down at the beginning of the
         twentieth century.`,
      ],
    },
    sources: {
      title: 'Sources',
      text: [
        `This game follows the fourteen rules published as <q>Professor Finkel’s Rules</q> by
         <a href="https://a4games.company" rel="external">a4games.company</a>, told above in other words. Where that text leaves something open, the
         choice made here is written down with the source, in <code>docs/decisions.md</code>. Those rules follow R. C. Bell, who drew on Karl Sapper, by way of Damian Walker’s leaflet.`,
      ],
      list: [
        'Karl Sapper, <cite>Spiele der Kekchí-Indianer</cite>, in the <cite>Boas Anniversary Volume</cite>, New York 1906.',
        'Stewart Culin, <cite>Games of the North American Indians</cite>, 24th Annual Report of the Bureau of American Ethnology, Washington 1907.',
        'R. C. Bell, <cite>Board and Table Games from Many Civilizations</cite>, Oxford University Press, 1960.',
        'Lieve Verbeeck, <cite>Bul: a Patolli Game in Maya Lowland</cite>, in <cite>Board Games Studies</cite> 1, 1998.',
      ],
    },
    versions: {
      title: 'Other ways to play',
      text: ['The game has been described in more than one way. If you know it otherwise, you are probably not wrong. What is told differently, and what <em>this</em> game does:'],
      head: ['Told elsewhere', 'By', 'Here'],
      rows: [
        [
          'A piece that captures <strong>turns back</strong> and carries its captives to its own city: the way of the wee-wee ants. In the variant of the army ants it goes on, as here.',
          '<a href="https://boardgamegeek.com/thread/1889911/the-five-traditional-variant-rules" rel="external">The five traditional variants</a>, BoardGameGeek',
          'It goes on forward, to the enemy city (rule 13).',
        ],
        [
          'The sticks are thrown <strong>twice</strong> in a turn, and one piece moves by the sum, on a road of fourteen spaces.',
          '<a href="https://sites.google.com/site/boardandpieces/list-of-games/puluc" rel="external">Puluc</a>, Board and Pieces',
          'One throw, one move, nine spaces between the cities (rules 1 and 5).',
        ],
        [
          '<strong>Teams</strong> play, each player with pieces of his own. Ten men were seen to play with twenty-five grains of maize in a row for a road.',
          'Lieve Verbeeck, quoted in <a href="https://en.wikipedia.org/wiki/Bul_(game)" rel="external">Bul (game)</a>, Wikipedia',
          'Two sides of five pieces, each led by one player (rule 2).',
        ],
        [
          'Four grains of maize, blackened on one side, are thrown. The higher throw decides who starts.',
          '<a href="https://sites.google.com/site/boardandpieces/list-of-games/puluc" rel="external">Puluc</a>, Board and Pieces; Lieve Verbeeck, quoted in <a href="https://en.wikipedia.org/wiki/Bul_(game)" rel="external">Bul (game)</a>, Wikipedia',
          'Four sticks, marked on one side, with the same odds (rule 3). Red starts (rule 4).',
        ],
      ],
    },
  },
};
