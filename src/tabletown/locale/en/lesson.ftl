# The teacher: what it says in every lesson, whatever the game.

lesson-step = Step { $number } of { $count }
lesson-free = Lesson
lesson-next = Next
lesson-got-it = Got it
lesson-undo = Take it back
lesson-skip = Skip the lesson
lesson-restart = From the start
lesson-aside = That is allowed too. For this lesson take it back and follow the marks, or go on in your own way.
lesson-strayed = You are going your own way, and that is fine: this is a real game. I speak up when something new comes.
lesson-waits = Watch what the others do.
lesson-learnt = That was the lesson. The game is yours now; I stay at your side and say after a turn whether I would have played it too. To ask me before: H.
lesson-beside = That was the lesson. The game is yours now; I stay at your side and say after a turn whether I would have played it too. To ask me before: “{ web-hint }”. What you do not know explains itself: point at it, or hold it.
# The coach at the side, after a turn. $turn is the turn in words, $reason a sentence.
lesson-coach-same = I would have done the same. { $reason }
lesson-coach-other = At first sight I would have chosen: { $turn }. { $reason }
lesson-teacher = Teacher
lesson-offer = New to you? Learn it:
lesson-offer-no = No lesson
