# What speaks for a turn of Welcome To. Each sentence is about the advised turn.

welcome-reason-plan-first = Completes plan { welcome-plan-sign }, which nobody has completed yet: { table-points }.
welcome-reason-plan-later = Completes plan { welcome-plan-sign }: { table-points }.
welcome-reason-refuse = Takes a permit refusal; it costs { table-points }.
welcome-reason-estate-plan = Completes an estate of { $size } that plan { welcome-plan-sign } needs.
welcome-reason-estate = Completes an estate of { $size }, worth { table-points } now.
welcome-reason-pool = Builds your pool number { $count }: { table-points } more.
welcome-reason-park = Plants a park on street { $street }: { table-points } more.
welcome-reason-parks-full = Plants the last park of street { $street }: { table-points } more.
welcome-reason-temp = Crosses your temp box number { $count }.
welcome-reason-temp-lead = Puts you ahead in temps: { $count }, and no one else has more than { $most }.
welcome-reason-agent = Makes each estate of { $size } worth { $value }.
welcome-reason-agent-paid =
    { $count ->
        [one] Makes your completed estate of { $size } worth more: { table-points }.
       *[other] Makes your { $count } completed estates of { $size } worth more: { table-points } together.
    }
welcome-reason-fence =
    { $missing ->
        [one] Fences off { $size } places on street { $street }; one house is missing for the estate.
       *[other] Fences off { $size } places on street { $street }; { $missing } houses are missing for the estate.
    }
welcome-reason-fence-plan =
    { $missing ->
        [one] Fences off { $size } places on street { $street } for plan { welcome-plan-sign }; one house is missing.
       *[other] Fences off { $size } places on street { $street } for plan { welcome-plan-sign }; { $missing } houses are missing.
    }
welcome-reason-joins = Puts { $number } right beside { $beside } on street { $street }: no number between them is lost.
welcome-reason-gap =
    { $count ->
        [one] Keeps { $low }–{ $high } open for the empty house beside it on street { $street }.
       *[other] Keeps { $low }–{ $high } open for the { $count } empty houses beside it on street { $street }.
    }
welcome-reason-room = After it { $count } of the { $all } numbers still fit somewhere.

## What one tends to miss, on my page: what speaks for the better turns

welcome-tendency-plans = City plans
welcome-tendency-estates = Estates and fences
welcome-tendency-pools = Pools
welcome-tendency-parks = Parks
welcome-tendency-temps = Temps
welcome-tendency-numbers = Room for numbers
welcome-tendency-refusals = Permit refusals
