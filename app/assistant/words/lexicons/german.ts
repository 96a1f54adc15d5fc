import type { Lexicon } from "#assistant/words/lexicons.ts";

export default {
  numbers: {
    values:
      "zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreißig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 million 1000000 millionen 1000000 mio 1000000 anderthalb 1.5 eineinhalb 1.5 zweieinhalb 2.5 dutzend 12",
    one: ["ein", "eins", "eine"],
    and: "und",
    joins: (before, behind) => before >= 100 || (before < 10 && behind >= 20 && behind < 100),
    isCompound: true,
    percent: "prozent",
    clocks: {
      "(?=\\d{1,2} uhr \\d{2}(?! ?(?:[\\d%€]|min)))#": 0,
      "#(?= ?uhr)": 0,
      "halb #(?! ?%)": -30,
      "viertel nach #": 15,
      "viertel vor #": -15,
    },
    afternoon: "nachmittags|am nachmittag|abends|am abend",
    halves: {
      half: "und ein halber?",
      quarter: "und ein viertel",
      before: "halbe[nrs]?",
      units: "stunden?|liter|pfund|kilo|meter|meile|hektar|jahr|dutzend",
    },
    measures: "pfund 500 g zentner@de-DE 50 kg",
    months: "januar/jan februar/feb märz april mai juni juli august september/sept oktober/okt november dezember/dez",
  },
  phrases: [
    // Questions.
    "wie viel=how much|wieviel=how much|wie viele=how many|wieviele=how many|wie hoch ist=what is|wie hoch sind=what is|wie groß ist=what is|wie groß sind=what is|wie viel ist=what is|wieviel ist=what is|wie viel sind=what is|wieviel sind=what is|wie viel ergibt=what is|was ist=what is|was sind=what is|was ergibt=what is|was macht=what is|was kostet=cost|was kosten=cost|wie viel kostet=cost of|wie viel kosten=cost of|wie lautet=what is|wie ist=what is|was=what|welches datum ist=what date is|wie spät ist es=what time is it|wie schreibt man=|was zahlt jeder wenn=|berechne=|berechnen=|berechnung=|rechne=|umrechnen=|rechner=|ausrechnen=|bitte=|mein=|meine=|meinen=|ist=is|sind=are|es=|man=|ich=",
    "wie lange brauche ich für # km=how long for # km|wie lange dauern # km=how long for # km|wie lange fahre ich für # km=how long for # km|wie lange brauche ich für=how long for|wie lange dauern=how long for|wie lange dauert=how long for|wie lange brauche ich=how long|wie lange spare ich für=how long to save|wie lange noch bis=how long until|wie lange=how long|brauche ich=|um # € zu sparen=to save # €|zu sparen=to save",
    // Percentages; what goes from one number to another is a change, and a change to a percentage is left unread.
    "prozentuale veränderung von # auf #=percentage change from # to #|prozentuale änderung von # auf #=percentage change from # to #|veränderung von # auf # in %=percentage change from # to #|von # auf # in %=percentage change from # to #|veränderung von # auf #=percentage change from # to #|änderung von # zu #=percentage change from # to #|änderung von # auf #=percentage change from # to #|steigerung von # auf #=percentage change from # to #|prozentuale veränderung=percentage change",
    "wie viel % sind # von #=what percent is # of #|wieviel % sind # von #=what percent is # of #|wie viel % von # sind #=what percent of # is #|wieviel % von # sind #=what percent of # is #|# von # in %=# of # in percent|in %=in percent|um # % reduziert=less # %|# % reduziert=less # %|% rabatt auf=% off|% nachlass auf=% off|mit # % rabatt=with # % discount|mit # % nachlass=with # % discount|preis nach # % nachlass auf=# % off|preis nach # % rabatt auf=# % off|preis nach # % nachlass=# % off|rabatt=discount|nachlass=discount|preis=price",
    "eine jacke für=|ein hemd für=|eine hose für=|ein kleid für=",
    // Value-added tax.
    "brutto ohne # % mwst=including # % vat, net price|brutto ohne # % mehrwertsteuer=including # % vat, net price|inklusive # % mehrwertsteuer, wie viel netto=including # % vat, net price|inkl. # % mwst, wie viel netto=including # % vat, net price|nettobetrag von # € brutto bei # % mwst=# € including # % vat, net price|nettopreis von # € brutto bei # % mwst=# € including # % vat, net price|bruttopreis von # € netto bei # % mwst=# € plus # % vat|bruttobetrag von # € netto bei # % mwst=# € plus # % vat|netto plus # % mehrwertsteuer=plus # % vat|netto plus # % mwst=plus # % vat",
    "zzgl. # % mwst=plus # % vat|zzgl. # % mehrwertsteuer=plus # % vat|zzgl # % mwst=plus # % vat|zuzüglich # % mwst=plus # % vat|zuzüglich # % mehrwertsteuer=plus # % vat|wie viel mehrwertsteuer steckt in=how much vat is in|wie viel mwst steckt in=how much vat is in|wie viel mwst ist in # € enthalten=how much vat is in # €|wie viel mehrwertsteuer ist in # € enthalten=how much vat is in # €|enthaltene mwst in=vat in|enthaltene mehrwertsteuer in=vat in|mehrwertsteuer=vat|mwst=vat|umsatzsteuer=vat",
    "wie viel trinkgeld sind # % von=# % tip on|trinkgeld von # % bei einer rechnung von=# % tip on|trinkgeld=tip|rechnung=bill",
    // Sums.
    "minus=minus|weniger=minus|abzüglich=minus|plus=plus|zuzüglich=plus|mal=times|multipliziert mit=times|geteilt durch=divided by|dividiert durch=divided by|durch=divided by|hoch=to the power of|quadratwurzel von=square root of|quadratwurzel aus=square root of|wurzel aus=square root of|wurzel von=square root of|ein drittel von=a third of|die hälfte von=half of|ein viertel von=a quarter of|# viertel von=#/4 of|das doppelte von=2 times|größter gemeinsamer teiler von=gcd of|ggt von=gcd of|kleinstes gemeinsames vielfaches von=lcm of|kgv von=lcm of|durchschnitt von=average of|mittelwert von=average of|der mittelwert von=average of|der durchschnitt von=average of|die wurzel aus=square root of|die quadratwurzel aus=square root of|in binär=in binary|als binärzahl=in binary|binär=binary",
    "auf # personen aufteilen=split # people|aufteilen=split|personen=people|leute=people|freunde=people|teilen=split|was zahlt jeder=",
    // Days and clock times.
    "wie viele tage vom # bis zum #=how many days from # to #|wie viele tage sind es von # bis #=how many days from # to #|wie viele tage von # bis #=how many days from # to #|tage zwischen dem # und dem #=days between # and #|zwischen dem # und dem #=between # and #|wie viele stunden von # bis # uhr=how many hours from # to #|von # bis # uhr=from # to #|von # bis #=from # to #|zeit zwischen=time between|zwischen # und #=between # and #|tage nach dem=days after|nach dem #=after #|nach # uhr=after #|nach #=after #|# uhr=#|bis weihnachten=until christmas|weihnachten=christmas",
    "wie alt bin ich=how old am i|geboren am=born|geboren=born|ich bin am # geboren=born #|alter=age|wie alt=how old",
    // Bodies.
    "ich wiege=weight|und bin=height|ich bin=height|kilo=kg|kilogramm=kg|zentimeter=cm|zentimetern=cm|groß=tall|body-mass-index=bmi|bmi=bmi|gewicht=weight|größe=height",
    // Money.
    "wie hoch ist die rate für=monthly payment loan|monatliche rate für ein darlehen von=monthly payment for a loan of|monatliche rate für einen kredit von=monthly payment for a loan of|monatsrate für=monthly payment for|welche rate bei=monthly payment|kredit über # €=loan # €|rate bei=monthly payment|monatsrate=monthly payment|monatliche rate=monthly payment|rate=payment|kredit=loan|darlehen=loan|autokredit=auto loan|hypothek=principal and interest mortgage|baufinanzierung=principal and interest mortgage|% zinsen=% interest|zinsen=interest|zinssatz=rate|zinseszins auf=compound interest on|zinseszins=compound interest|wie viel werden # € bei # % zinseszins nach # jahren=compound interest # € # % # years|laufzeit=|in # jahren=for # years|sparen=save",
    "€ im monat=€ per month|€ pro monat=€ per month|€ monatlich=€ per month|€ pro stunde jahresgehalt=€ per hour yearly salary|€ die stunde, wie viel im jahr=€ per hour yearly salary|€ pro stunde=€ per hour|€ die stunde=€ per hour|wie viel im jahr=yearly salary|im jahr=per year|pro jahr=per year|pro monat=per month|pro stunde=per hour|jahresgehalt=yearly salary|gehalt=salary|stundenlohn=hourly rate",
    "jahre=years|jahren=years|jahr=year|monate=months|monaten=months|wochen=weeks|woche=week|tage=days|tagen=days|tag=day|stunden=hours|stunde=hour|minuten=minutes|minute=minute|sekunden=seconds|euro=euros",
    // Roads.
    "spritkosten für=fuel cost for|benzinkosten für=fuel cost for|was kosten # km bei=fuel cost for # km at|liter auf # km=liters per # km|l auf # km=liters per # km|l/# km=liters per # km|€ pro liter=€ per liter|tempo für # km in # minuten=# km in # minutes pace per km|pace pro km=pace per km|tempo pro km=pace per km",
    // Measures.
    "meilen pro stunde=mph|kilometer pro stunde=km/h|meilen=miles|kilometer=km|kilometern=km|quadratmeter=m²|quadratmetern=m²|kubikmeter=m³|hektar=hectares|grad celsius=celsius|grad fahrenheit=fahrenheit|fahrenheit=fahrenheit|wie viel fahrenheit sind # grad=# celsius in fahrenheit|wie viel=how much|fuß=feet|zoll=inches|meter=m|metern=m|gramm=g|liter=liters|unzen=ounces|pfund (lbs)=lbs|in lbs=in lbs|gallonen=gallons|yards=yards",
    // Figures.
    "fläche eines kreises mit=area of a circle with|kreisfläche bei=area of a circle with|kreisfläche=circle area|die fläche von # x #=area of # x #|wie groß ist die fläche von # x #=area of # x #|fläche eines rechtecks # m mal # m=area of a rectangle # m by # m|fläche eines rechtecks=area of a rectangle|volumen eines zylinders mit=volume of a cylinder with|volumen=volume|zylinder=cylinder|kugel=sphere|fläche=area|umfang=circumference|kreis=circle|rechteck=rectangle|radius=radius|durchmesser=diameter|höhe=height|durchschnitt=average|mittelwert=average",
    // What joins.
    "ohne=without|von=of|bei=at|zu=at|über=over|auf=on|für=for|mit=with|in=in|und=and|der=the|die=the|das=the|dem=the|den=the|ein=a|eine=a|einer=a|einem=a|eines=a|pro=per",
    // Where word for word would be read as something else.
    "[jährliches/durchschnittliches/] wachstum von # auf #=annual growth rate from # to #",
    "[wie viele/wie viel/wieviel] liter [hat/passen in/fasst/in] [ein/eine/einen/einem/] [becken/pool/aquarium/kiste/tank/behälter] [von/mit/] # x # x # m=# x # x # m in liters",
    "[wie viele/wie viel/wieviel] liter [hat/passen in/fasst/in] [ein/eine/einen/einem/] [becken/pool/aquarium/kiste/tank/behälter] [von/mit/] # x # x # cm=# x # x # cm in liters",
    "[das/der/] [benzin/sprit/diesel/liter] [kostet/für/zu] # [€/]=# per liter",
    "# grad in fahrenheit=# celsius in fahrenheit|# grad [fahrenheit] in celsius=# fahrenheit in celsius",
    "# [€/] netto [,/] [in/zu/auf/nach/wie viel/] brutto [bei/mit/,/] # % [mwst/mehrwertsteuer/ust/]=# plus # % vat|# [€/] brutto [,/] [in/zu/auf/nach/wie viel/] netto [bei/mit/,/] # % [mwst/mehrwertsteuer/ust/]=# including # % vat, net price",
    "für # personen auf # [personen/] [umrechnen/hochrechnen/]=for # people to # people|[m/meter] [dick/stärke/dicke] # mm=m x # mm|# wörter bei # pro minute=# words at # words per minute|# wörter [bei/mit] # wörtern pro minute=# words at # words per minute",
    "[ich habe/habe/] # [€/] investiert und [jetzt/habe jetzt/habe/bekomme] # [€/] [zurück/]=roi invested # got back #|aus # [€/] [sind/wurden] # [€/] geworden=roi invested # got back #",
    // As people ask, whole.
    // Frames.
    "wie viel [macht/machen/gibt/wären/bekomme ich für]=what is|was [kommt raus bei/bekomme ich für/bleibt von/wären]=what is|[wieviel/wie viel] [ist/sind/macht/wären] das=|[wieviel/wie viel] [zahle/bezahle] ich=what is|[was/wieviel/wie viel] [kostet sie/kostet er/kostet es/kostet das/zahle ich] [noch/dann/]=|rechne [mir/] [aus/um]=",
    // Percentages.
    "[der/die/das/] [preis/miete/wert/kurs/umsatz/gehalt/] von # [€/] auf # [€/] [gestiegen/gefallen/gesunken/erhöht/gesenkt/reduziert] [wie viel %/wieviel %/, wie viel %/in %/wie viel % sind das/um wie viel %/]=percentage change from # to #|von # [€/] auf # [€/] [, wie viel %/, wieviel %/wie viel %/wieviel %/, wie viel % sind das/wie viel % sind das] [mehr/weniger/anstieg/]=percentage change from # to #|[steigerung/erhöhung/anstieg/zunahme/abnahme/rückgang] von # [€/] auf # [€/] [in %/]=percentage change from # to #|# % auf # € drauf=#2 € plus #1 %|# % auf # [€/] [draufrechnen/aufschlagen/dazurechnen]=#2 plus #1 %|# % von # [€/] [abziehen/runterrechnen]=#2 less #1 %|# € plus # % [mieterhöhung/gehaltserhöhung/lohnerhöhung/aufschlag/erhöhung]=# € plus # %|# von # [punkten/aufgaben/fragen] [richtig/] in %=# of # in percent|# % [reduziert/günstiger/billiger]=less # %|# % teurer=plus # %|# % skonto=less # %|[jeans/schuhe/hose/jacke/mantel/pullover/fernseher/handy] # €=# €|das dreifache von=3 times|die hälfte [aus/von]=half of",
    // Value-added tax.
    "[mehrwertsteuer/mwst/umsatzsteuer] aus # € [herausrechnen/rausrechnen/ausrechnen] [bei/mit/] # %=how much vat is in # € at # %|# % [mehrwertsteuer/mwst/umsatzsteuer] aus # € [herausrechnen/rausrechnen/]=how much vat is in #2 € at #1 %|# € [inkl./inkl/inklusive/incl./mit/brutto inkl./brutto mit/brutto bei/brutto,] # % [mehrwertsteuer/mwst/mwst.] [, netto/netto/, wie viel netto/wie viel netto/wie viel ist das netto/, nettopreis/ohne steuer]=# € including # % vat, net price|[nettopreis/netto/nettobetrag] wenn brutto # [€/] [und/bei/mit] # % [mwst/mehrwertsteuer]=# including # % vat, net price|# [€/] netto [wieviel/wie viel/in/, wie viel/=] brutto [bei/mit] # % [mwst/mehrwertsteuer/]=# plus # % vat|[bruttopreis/brutto] [bei/von/aus] # € netto [und/bei/mit/plus/] # % [mwst/mehrwertsteuer]=# € plus # % vat",
    // Loans.
    "[monatsrate/kreditrate/monatliche rate/rate/monatliche kreditrate/darlehensrate] [für/bei/] [kredit/darlehen/einem kredit von/einen kredit über/einen kredit von/ein darlehen über/einem darlehen von] [von/über/] # €=monthly payment loan # €|[kreditrate/monatsrate/darlehensrate] [bei/für/]=monthly payment loan|# € kredit=loan # €|[wie hoch ist/wie hoch wird/wie viel beträgt/was wird] [meine/die] [rate/monatsrate/monatliche rate] [wenn ich/bei/für]=monthly payment loan|[wie viel/wieviel/was] [zahle/bezahle] ich [monatlich/im monat/pro monat] [für/bei] [einen kredit/einem kredit/einen kredit über/einen kredit von/einem kredit von/einem kredit über/] # € [kredit/darlehen/]=monthly payment loan # €|[auf/über/bei/mit] # jahre [aufnehme/leihe/finanziere/finanziert/]=for # years|[auf/über/bei/mit/und] # [jahren/jahre] laufzeit=for # years|[auf/über/bei/mit/und/in] # monaten [laufzeit/]=for # months|laufzeit # jahre=for # years|laufzeit # monate=for # months|[was für einen/welchen/wie viel] kredit [bekomme ich/kann ich bekommen/kann ich mir leisten/kriege ich] [für/mit/bei] # € [im monat/pro monat/monatlich/monatlicher rate/rate]=loan amount for # € per month|wie viel kann ich [leihen/mir leihen] [für/mit/bei] # € [im monat/pro monat/monatlich]=loan amount for # € per month|und # jahren=for # years|zu # %=at # %|bei # %=at # %",
    // Growth and saving.
    "was [werden/wird] aus # € [in/nach] # jahren [bei/mit/zu] # % [zinsen/]=compound interest # € # years # %|[wie viel/was] [sind/werden/wird aus/habe ich aus] # € [bei/zu/mit] # % [zinsen/] [nach/in] # jahren [wert/]=compound interest # € # % # years|# € [anlegen/angelegt] [zu/bei/mit] # % [für/über/auf/] # jahre=compound interest # € # % # years|[wie lange dauert es/wann/wie lange] [, /] bis sich [mein geld/geld/ein betrag/das kapital/das geld/mein kapital] bei # % [zinsen/rendite/] verdoppelt=how long to double at # %|wann verdoppelt sich [mein geld/geld/das geld/kapital] bei # %=how long to double at # %|wie lange muss ich [sparen für/für] # € [bei/mit] # [€/] [im monat/pro monat/monatlich] [sparen/]=how long to save # € at # € per month|wann habe ich # € [zusammen/gespart/] [, /] wenn ich # [€/] [im monat/pro monat/monatlich] [spare/zurücklege]=how long to save # € at # € per month",
    // Pay and sharing.
    "stundenlohn # € # stunden [pro woche/die woche/in der woche] [, /] [wie viel/wieviel/] [ist das/sind das/] im jahr=# € per hour # hours per week per year|# € [stundenlohn/pro stunde/die stunde/in der stunde] [bei/und/] # [stunden/stundenwoche] [pro woche/die woche/in der woche/] [, /] [wie viel/wieviel/] [ist das/sind das/] im jahr=# € per hour # hours per week per year|# € stundenlohn [, /] [wie viel/wieviel/was sind das/] [ist das/sind das/] im jahr=# € per hour per year|# € [im jahr/pro jahr/jahresgehalt/jährlich] [, /] [wie viel/wieviel/was/] [ist das/sind das/] [im monat/pro monat/monatlich]=# € per year per month|# € im monat [, /] [wie viel/wieviel/] [ist das/sind das/] im jahr=# € per month per year|[rechnung/restaurantrechnung/zeche/] # € [durch/auf/unter] # [personen/leute/freunde/leuten/freunden] [aufteilen/teilen/]=# € split between # people|[rechnung/restaurantrechnung] # €=# €|# % trinkgeld [bei/auf/zu] [einer rechnung von/] # €=# % tip on # €|trinkgeld # % [bei/auf/von/rechnung/] # €=# % tip on # €",
    // Bodies.
    "[wie ist/wie hoch ist/was ist/] [mein/der] bmi [bei/mit/wenn ich/,/] # [groß/m] und # [kg/kilo] [wiege/schwer/]=bmi #  m # kg|[ich bin/und bin/bin] # [m/] [groß/]=height # m|[ich bin/und bin/bin] # cm [groß/]=height # cm|[ich/und] [wiege/wieg] # kilo=weight # kg|[und/] wiege # [kilo/kg]=weight # kg|# [kilo/kg] wiege=weight # kg|# kilo schwer=weight # kg|mit # jahren=age #|[grundumsatz/kalorienbedarf in ruhe]=bmr|[frau/weiblich]=woman|[mann/männlich]=man|[maximalpuls/maximale herzfrequenz/maximaler puls/höchstpuls] [mit/bei/für/] [alter/] # [jahren/jahre/]=max heart rate age #|[letzte periode/letzte regel/erster tag der letzten periode/letzte menstruation/letzten periode] [am/war am/] # [, /] [wann ist der/wann ist/wann kommt das/errechneter/] [geburtstermin/entbindungstermin/et/baby/das baby da]=due date last period #|[geburtstermin/entbindungstermin] [berechnen/] [letzte periode/letzte regel/letzter periode] [am/] #=due date last period #",
    // Days and clock times.
    "[arbeitszeit/wie viele stunden/wie lange arbeite ich/wie lange habe ich gearbeitet/] [von/ab] # [uhr/] bis # [uhr/] [mit/abzüglich/minus/und/bei] # [minuten/min] [pause/mittagspause/]=how many hours from # to # minus # minutes|[arbeitszeit/wie viele stunden/wie lange arbeite ich/] [von/ab] # [uhr/] bis # [uhr/] [mit/abzüglich/minus/und] [einer/1/] stunde [pause/mittagspause/]=how many hours from # to # minus 1 hour|[arbeitszeit/wie lange/wie viele stunden sind es/wie viele stunden sind/] von # [uhr/] bis # [uhr/]=how many hours from # to #|wie alt bin ich [, /] wenn ich am # geboren [bin/wurde]=how old am i born #|wie alt ist [jemand/man/einer/wer] [, /] [der/wenn man/die] [am/] # geboren [ist/wurde/]=how old am i born #|[wie viele tage/wieviele tage/wie lange] [sind es/ist es/dauert es/] [noch/] bis [zum/] #=how many days until #|tage bis [zum/] #=days until #|wie viele tage bis [zum/] #=days until #|bis zum #=until #|[welches datum ist/welches datum haben wir/was ist/welcher tag ist/wann ist] [heute/] in # tagen=# days from today|[heute in/heute plus] # tagen=# days from today|[welches datum war/welcher tag war/was war/] [heute/] vor # tagen=# days ago|[welches datum war/welcher tag war/] [heute/] vor # wochen=# weeks ago|[welches datum ist/] [heute/] in # wochen=# weeks from today|# plus # tage=#2 days after #1|# uhr plus # stunden [und/] # minuten=# plus # hours # minutes|# uhr plus # stunden=# plus # hours|# uhr minus # stunden=# minus # hours|wie viele sekunden hat [ein tag/der tag]=how many seconds are in 1 day|wie viele minuten hat [ein tag/der tag]=how many minutes are in 1 day|wie viele sekunden hat eine stunde=how many seconds are in 1 hour|wie viele stunden hat [ein jahr/das jahr]=how many hours are in 1 year|wie viele minuten hat eine woche=how many minutes are in 1 week|wie viele stunden hat eine woche=how many hours are in 1 week",
    // Roads.
    "[verbrauch/spritverbrauch/verbrauch bei/wie hoch ist der verbrauch bei] # [liter/litern/l] auf # km=# / # * 100|[spritkosten/benzinkosten/dieselkosten/fahrtkosten/was kostet der sprit für] [für/bei/] # km [bei/mit/und] # [l/liter/litern] auf # km [und/bei/zu] # € [pro liter/je liter/der liter/den liter]=fuel cost # km at # liters per # km and # € per liter|wie schnell [bin ich/fahre ich/ist man/muss ich fahren] [bei/wenn ich/für/] # km in # stunden [fahre/laufe/schaffe/]=# km in # hours average speed|[durchschnittsgeschwindigkeit/geschwindigkeit] [bei/für/von/] # km in # stunden=average speed # km in # hours|wie lange [fahre ich/brauche ich/dauert es/brauche ich für/brauche ich mit dem auto für] [für/] # km [mit/bei] # km/h=how long for # km at # km/h|[pace/tempo/lauftempo/laufpace] [für/bei/von/] # km in # [minuten/min]=# km in # minutes pace per km|# km in # [minuten/min] [welche pace/pace/wie ist meine pace/, welche pace/tempo]=# km in # minutes pace per km|[pace/tempo] [für/bei/] marathon [in/unter] # stunden=marathon in #:00:00 pace per km|[pace/tempo] [für/bei/] halbmarathon [in/unter] # stunden=half marathon in #:00:00 pace per km",
    // Measures.
    "[in/wie viel] meter pro sekunde=in m/s|meter pro sekunde=m/s|litern=liters|kilometern=km|in kilo=in kg|[bildschirm/monitor/fernseher/tv] # zoll [in cm/wie viel cm]=# inches in cm|# zoll [bildschirm/monitor/fernseher/tv] [wie viel/in] cm=# inches in cm|# fuß # zoll [in/wie viel] cm=# feet # inches in cm|[wie viel/wieviel/wie viele] [grad celsius/celsius/grad] [sind/entsprechen] # [grad/] fahrenheit=# fahrenheit in celsius|[wie viel/wieviel/wie viele] [grad fahrenheit/fahrenheit] [sind/entsprechen] # [grad/] celsius=# celsius in fahrenheit|[wie viele/wie viel] quadratmeter [sind/hat/haben] # hektar=# hectares in m²|# [esslöffel/el] in ml=# tablespoons in ml|# [teelöffel/tl] in ml=# teaspoons in ml|# meilen pro gallone in [liter/l] auf # km=# mpg in l/100km|# meilen pro gallone in l/# km=# mpg in l/100km",
    // Numbers and figures.
    "[# aus #] [, /] [wie viele/] [kombinationen/möglichkeiten]=how many combinations # from #|[wie viele/] [kombinationen/möglichkeiten] [bei/gibt es bei/von/] # aus #=how many combinations # from #|in [römischen zahlen/römische zahlen/römischen ziffern]=in roman numerals|[als römische zahl/römisch]=in roman numerals|[notendurchschnitt/schnitt/mittelwert/durchschnitt/notenschnitt] [aus/von/der noten/]=average of|wurzel [aus/von/]=square root of|kgv [von/aus] # und #=lcm of # and #|[kreis/kreisfläche] [mit/] radius=circle area radius|fläche [eines kreises/kreis/vom kreis/von einem kreis] [mit/] [radius/radius von]=area of a circle radius|fläche [eines kreises/kreis/vom kreis/von einem kreis] [mit/] [durchmesser/durchmesser von]=area of a circle diameter|rechteck # m mal # m [fläche/flächeninhalt]=area of a rectangle # m by # m|[wie lang ist die/länge der/] diagonale [bei/von/in/eines/im] [einem/] [rechteck/rechtecks] [mit/von/] # [und/mal/x/mal] #=diagonal of a rectangle # by #|hypotenuse [bei/mit/von] [den katheten/katheten/] # und #=hypotenuse # and #|volumen [einer/von einer/] kugel [mit/] [radius/radius von]=volume of a sphere radius|volumen [eines/von einem/] [zylinder/zylinders] [mit/] radius=volume of a cylinder radius|# drittel von=#/3 of|[ein/1] drittel plus [ein/1] viertel=1/3 + 1/4|# drittel plus [ein/1] viertel=#/3 + 1/4|# drittel plus # viertel=#/3 + #/4|# € minus ein viertel=# € less 25 %|# € plus ein viertel=# € plus 25 %|dollar=dollars",
    // Everyday sums.
    "[ein/einem/einen] jahr=1 year|[ein/einem/einen] monat=1 month|[eine/einer] woche=1 week|[ein/einem/einen] tag=1 day|[eine/einer] stunde=1 hour|[eine/einer] minute=1 minute|ein liter=1 liter|ein kilo=1 kg|ein kilometer=1 km",
    "letztes jahr=last year|im letzten jahr=last year|dieses jahr=this year|[um/] [wie viel/wieviel] %=what percent|[wie viel/wieviel] % [sind das/ist das/macht das/entspricht das]=what percent|[wie viel/wieviel] % [sind/ist]=what percent is|[ging/gingen/geht] von # [€/] auf # [€/] [zurück/hoch/runter/rauf]=went from # to #|[ging/gingen] von=went from|von # [€/] auf # [€/]=from # to #|von # kg auf # kg=from # to #|als # [%/]=than #|[um/] # % [gestiegen/teurer/mehr]=rose # %|[steigt/steigen/stieg/erhöht sich/wächst] um # %=rose # %|zieh # % von # ab=#2 less #1 %|[sinkt/fällt/sank/fiel] um # %=less # %|# von # [fragen/aufgaben/punkten/schülern/leuten] [richtig/]=# of #",
    "[ohne/exklusive/exkl./zzgl./vor] [mwst/mehrwertsteuer/ust/steuer]=without vat|[mit/inklusive/inkl./inkl] [mwst/mehrwertsteuer/ust]=with vat|wie viel [ist das/ist/wäre das/sind das/] netto=how much net|wie viel [ist das/ist/wäre das/sind das/] brutto=how much gross|wie viel ohne=how much without vat|was ist netto=how much net|[# €/#] minus # % [mwst/mehrwertsteuer]=# minus # %|rechne # % [mwst/mehrwertsteuer] auf # [€/] drauf=#2 plus #1 %|mit # % [mwst/mehrwertsteuer], wie viel ohne=with # % vat, how much without vat",
    "[was/wie viel/wieviel] [kostet/kosten] [dann/]=how much cost|[was/wie viel/wieviel] [brauche ich/braucht man] für=how much for|[wie viel/wieviel] [haben/hat]=how much has|[wie lange/wie viele tage/wie viele stunden/wieviel tage] [brauchen/benötigen/braucht] [dann/]=how long take|in wie vielen [stunden/tagen/]=how long take|für # km brauche ich # [liter/l]=for # km # liters",
    "[von/] [welcher/welche] zahl [sind/ist]=of what number is|[von/] welcher zahl=of what number|[von/] wie viel=of what|was sind # %=what is # %|[wie viel/wieviel] [sind/ist/wären] # %=what is # %|[welche zahl/was] ist # %=what is # %",
    "[an/auf/] [welchem/welchen/welcher] wochentag=what day of the week|[an/auf/] [welchem/welchen/welcher] tag=what day|was für ein [tag/wochentag] [ist/war]=what day is|[welcher/welchen] tag war=what day is|wurde ich geboren=born|[welche/in welcher] [kalenderwoche/kw/woche] [ist/war/liegt/fällt] [der/am/]=what week is|[kalenderwoche/kw] [am/vom/des/der]=week of|[wann ist/wann war/wann fällt/wann sind]=when is|[kündigungsfrist/frist] [von/]=notice|ab [dem/]=from",
    "ostersonntag=easter sunday|ostern=easter|karfreitag=good friday|ostermontag=easter monday|rosenmontag=rose monday|faschingsdienstag=shrove tuesday|fastnacht=shrove tuesday|aschermittwoch=ash wednesday|palmsonntag=palm sunday|christi himmelfahrt=ascension|himmelfahrt=ascension|pfingsten=pentecost|pfingstsonntag=pentecost|pfingstmontag=whit monday|fronleichnam=corpus christi",
    "wann [kommt/ist] [das baby/das baby da/mein baby da]=due date|[errechneter termin/entbindungstermin/et/geburt] [bei/wenn]=due date|[erster tag/1. tag/beginn] der [letzten/] [regel/periode/menstruation]=last period|[letzter/letzte/letzten] [regel/periode/menstruation/mens]=last period",
    "[beginn/anfang/kommen/arbeitsbeginn]=start|[ende/gehen/feierabend/arbeitsende]=end",
    "[wie spät/wie viel uhr/wieviel uhr] [ist es/ist es dann/] in=what time is it in|[wenn/falls] es in=if it is in|wenn es=if it is|es ist=it is|wien=vienna|rom=rome|moskau=moscow|tokio=tokyo|mexiko-stadt=mexico city|peking=shanghai|kairo=cairo|lissabon=lisbon|athen=athens|warschau=warsaw|prag=prague|brüssel=brussels|singapur=singapore|neu-delhi=kolkata",
    "[wie viel/wieviel] [für/brauche ich für] # [personen/leute]=how much for # people|[das/mein/ein] rezept [ist/reicht] für=recipe for|ich brauche es für=for",
    "wir sind zu zweit=split 2 people|wir sind zu dritt=split 3 people|wir sind zu viert=split 4 people|wir sind zu fünft=split 5 people|wir sind zu sechst=split 6 people|zu zweit=split 2 people|zu dritt=split 3 people|zu viert=split 4 people|zu fünft=split 5 people|zu sechst=split 6 people|wir sind #=split # people|auf # [leute/personen/freunde] [verteilen/aufteilen/teilen/umlegen]=split # people",
    "# [monatsgehälter/gehälter/monatslöhne/zahlungen] [im jahr/pro jahr/]=# payments|[monatsgehalt/monatslohn]=monthly salary|durch # [monate/gehälter]=/ #",
    "[auf/pro/je] # km=per # km|# [l/liter/litern] auf #=# liters per 100 km|wie weit [komme ich/kommt man/fahre ich]=how far|wie schnell pro kilometer=pace per km|[welche/was für eine/wie ist die/wie ist meine] pace=pace per km|in # minuten pro [km/kilometer]=in # minutes pace per km",
    "# [kalorien/kalorie]=# kcal|[kilojoule/kilojoules]=kJ|# t in=# tonnes in",
    "[stundenlohn/stundensatz] [von/] # € [, /] [wie viel/] im monat=# € per hour per month|wie viel % weniger=what percent less|wie viel % mehr=what percent more|wieviel % weniger=what percent less|wieviel % mehr=what percent more|[fahre/komme/fährt] ich=do|in brutto=how much gross|[# l/# liter] [auf/pro/je] # km wie viel=# liters per #2 km how many|verbrauch # [l/liter] auf # km=# liters per # km",
    "[aus/von] # [fragen/aufgaben/punkten] [habe ich/hab ich/hatte ich/sind/waren] # [richtig/] [,/] [%/wie viel %/]=#2 of #1 in percent|wie teuer [sind/ist/wären]=how much cost|zu je # €=at # € each|mit # [gehältern/monatsgehältern]=# payments|im [sale/angebot/ausverkauf]=",
  ],
  // What things are called.
  words: `rate=satz,quote|interest rate=zinsfuß,sollzins,sollzinssatz|interest=zins
    |monthly payment=kreditrate,monatliche belastung,monatliche zahlung,monatliche kreditrate|down payment=anzahlung,eigenkapital
    |loan=ratenkredit,privatkredit,konsumkredit|principal and interest mortgage=immobilienkredit,hauskredit,hausfinanzierung,immobilienfinanzierung
    |auto loan=autofinanzierung|debt=schulden|credit card=kreditkarte|balance=saldo,kontostand,restschuld|principal=kapital,kreditsumme,darlehenssumme
    |payment=zahlung|extra payment=sondertilgung,sonderzahlung|purchase price=kaufpreis,einkaufspreis,einstandspreis|sale price=verkaufspreis
    |home price=hauspreis,immobilienpreis|fixed costs=fixkosten|variable cost=variable kosten,stückkosten|cost=kosten|profit=gewinn
    |profit margin=gewinnmarge,gewinnspanne,handelsspanne,umsatzrendite|margin=marge|markup=aufschlag,kalkulationsaufschlag,handelsaufschlag
    |break-even=gewinnschwelle,breakeven|revenue=umsatz,erlös,einnahmen|income=einkommen,einkünfte|expenses=ausgaben|sales=verkäufe,absatz|customers=kunden
    |commission=provision|salary=lohn,verdienst|hourly rate=stundensatz|overtime hours=überstunden|employees=mitarbeiter,angestellte
    |inventory turnover=lagerumschlag,umschlagshäufigkeit|inventory=lagerbestand,bestand|payback period=amortisationszeit,amortisationsdauer
    |depreciation=abschreibung,wertverlust|late payment=verzugszinsen,zahlungsverzug|meeting=besprechung,sitzung|discount=skonto,ermäßigung|vat=ust
    |tax=steuer|return=rendite,ertrag|return on investment=kapitalrendite|investment=investition,anlage,geldanlage|shares=aktien,anteile|share=aktie
    |dividend=dividende|dividend yield=dividendenrendite|average price=durchschnittspreis,mittlerer preis,durchschnittlicher kaufpreis,durchschnittskurs
    |inflation=teuerung,inflationsrate|compound interest=zinseszinsen|simple interest=einfache zinsen,einfacher zins|present value=barwert
    |future value=endwert,zukunftswert,endkapital|savings=ersparnis,ersparnisse,sparguthaben|savings goal=sparziel|deposit=einzahlung,einlage
    |per year=jährlich,per annum,p.a|per month=monatlich,im monat|per week=wöchentlich,pro woche,die woche,in der woche|per day=täglich,am tag,pro tag
    |per hour=die stunde,je stunde,in der stunde|months=monat|hours=std|minutes=min|seconds=sekunde,sek|people=person,köpfe|height=körpergröße
    |weight=körpergewicht|body fat=körperfett,körperfettanteil|ideal weight=idealgewicht|bmr=grundumsatz|calories=kalorien
    |calories burned=kalorienverbrauch,verbrannte kalorien|calorie needs=kalorienbedarf|protein=eiweiß|water=wasser
    |waist=taille,taillenumfang,bauch,bauchumfang|hip=hüfte,hüftumfang|waist to hip ratio=taille-hüft-verhältnis|heart rate=puls,herzfrequenz
    |max heart rate=maximalpuls,maximale herzfrequenz|running pace=lauftempo|pace=tempo|~running=laufen,joggen|due date=geburtstermin,entbindungstermin
    |last period=letzte periode,letzte regel|ovulation=eisprung|sleep=schlaf|man=mann,männlich|woman=frau,weiblich|blood alcohol=promille,blutalkohol
    |beers=bier|cigarettes=zigaretten|pack=packung,schachtel|speed=geschwindigkeit|average speed=durchschnittsgeschwindigkeit
    |distance=entfernung,strecke,abstand,distanz|time=zeit,dauer|length=länge|width=breite|depth=tiefe|thickness=dicke,stärke|thick=dick|wide=breit
    |long=lang|deep=tief|area=flächeninhalt|volume=rauminhalt|circumference=kreisumfang|triangle=dreieck|~right=rechtwinklig|square=quadrat|trapezoid=trapez
    |cone=kegel|cube=würfel|sides=seiten|side=seite|base=grundseite,grundlinie,grundfläche|legs=katheten|angle=winkel|slope=steigung,gefälle,neigung
    |square root=quadratwurzel,wurzel|cube root=kubikwurzel,dritte wurzel|factorial=fakultät|logarithm=logarithmus|average=schnitt|median=zentralwert
    |standard deviation=standardabweichung|gcd=ggt|lcm=kgv|prime factors=primfaktoren,primfaktorzerlegung|probability=wahrscheinlichkeit|dice=würfeln
    |rolls=würfe|roll=werfen|combinations=kombinationen,möglichkeiten|ratio=verhältnis|roman numerals=römische zahlen,römisch,römischen zahlen
    |binary=binärsystem,dualzahl|decimal=dezimal,dezimalsystem|hexadecimal=hexadezimal,hex|kinetic energy=kinetische energie,bewegungsenergie
    |potential energy=potentielle energie,lageenergie|energy=energie|force=kraft|mass=masse|acceleration=beschleunigung|accelerate=beschleunigen
    |momentum=impuls|free fall=freier fall|fall=fallen|gravity=schwerkraft,erdanziehung|density=dichte|pressure=druck|power=leistung|voltage=spannung
    |current=stromstärke|resistance=widerstand|resistors=widerstände|in parallel=parallel,parallelschaltung|in series=in reihe,reihenschaltung
    |capacitor=kondensator|frequency=frequenz|wavelength=wellenlänge|half-life=halbwertszeit|specific heat=spezifische wärme,wärmekapazität
    |temperature=temperatur|spring constant=federkonstante|pendulum=pendel|escape velocity=fluchtgeschwindigkeit|dew point=taupunkt
    |humidity=luftfeuchtigkeit,luftfeuchte,feuchte|focal length=brennweite|concrete=beton|slab=bodenplatte,platte,fundament|paint=farbe,wandfarbe
    |wall=wand,mauer|walls=wände,wänden|coverage=ergiebigkeit,reichweite|tiles=fliesen,fliese|bricks=ziegel,ziegelsteine|flooring=bodenbelag,parkett,laminat
    |wallpaper=tapete|rolls of=rollen|gravel=kies,schotter|stairs=treppe|steps=stufen|fence=zaun|roof=dach|pool=schwimmbecken|waste=verschnitt|boxes=kartons
    |box=karton,kiste|room=zimmer,raum|steel=stahl|aluminum=aluminium|plate=blech|electricity cost=stromkosten|electricity=strom,elektrizität
    |~electric=elektrisch|heater=heizlüfter,heizung,heizstrahler|fridge=kühlschrank|shower=dusche,duschkopf|bulbs=lampen,glühbirnen,birnen
    |solar panels=solarmodule,module,solarpanels|battery=akku,batterie|consumption=verbrauch
    |fuel consumption=spritverbrauch,kraftstoffverbrauch,benzinverbrauch|fuel cost=spritkosten,benzinkosten,dieselkosten,kraftstoffkosten
    |fuel=sprit,benzin,diesel,kraftstoff|car=auto,wagen,fahrzeug,pkw|tires=reifen|engine displacement=hubraum|bore=bohrung|stroke=hub
    |gear ratio=übersetzung,übersetzungsverhältnis,getriebeübersetzung|teeth=zähne|spindle speed=drehzahl|cutting speed=schnittgeschwindigkeit
    |torque=drehmoment|PS=pferdestärken|takt time=taktzeit|availability=verfügbarkeit|performance=leistungsgrad|quality=qualität,qualitätsrate
    |parts=teile,stücke|units=stück,stückzahl,einheiten|recipe=rezept|servings=portionen,portion|flour=mehl|sugar=zucker|milk=milch|rice=reis|eggs=eier,ei
    |salt=salz|honey=honig|oil=öl|yeast=hefe|cups=tassen|tablespoons=esslöffel,el|teaspoons=teelöffel,tl|coffee=kaffee|hydration=teigausbeute|dough=teig
    |oven=backofen,ofen|alcohol=alkohol,alkoholgehalt|~original gravity=stammwürze|~final gravity=restextrakt|food cost=wareneinsatz|wheat=weizen|corn=mais
    |fertilizer=dünger|seeds=saatgut,samen|plants=pflanzen|rows=reihen|spacing=pflanzabstand|yield=ernteertrag,ernte|hectares=ha|cow=kuh|mare=stute|sow=sau
    |gestation=trächtigkeit,tragezeit|dog=hund|cat=katze|click-through rate=klickrate|clicks=klicks|impressions=impressionen,einblendungen
    |cpm=tkp,tausenderkontaktpreis|cost per click=klickpreis,kosten pro klick|cost per acquisition=kosten pro kunde,kundengewinnungskosten|roas=werberendite
    |ad spend=werbeausgaben,werbebudget,werbekosten|conversion rate=konversionsrate,umwandlungsrate|conversions=konversionen,abschlüsse|visitors=besucher
    |visits=besuche|engagement=engagement-rate,engagementrate,interaktionsrate|likes=gefällt mir|comments=kommentare|followers=follower,abonnenten
    |views=aufrufe|dimensional weight=volumengewicht,volumetrisches gewicht|parcel=paket,päckchen|stopping distance=anhalteweg|braking distance=bremsweg
    |download=herunterladen,runterladen|file=datei|password=passwort,kennwort|screen=bildschirm,monitor,display|resolution=auflösung
    |aspect ratio=seitenverhältnis|pixels=pixel|subnet=subnetz,netzmaske|episodes=folgen,episoden|seasons=staffeln,staffeln mit je|books=bücher|words=wörter
    |read=lesen|songs=lieder|kd ratio=kd-verhältnis,k/d|kills=abschüsse|deaths=tode|grade=note|exam=prüfung,klausur|final exam=abschlussprüfung
    |points=punkte|deductible=selbstbeteiligung,selbstbehalt|insurance=versicherung|damage=schaden|rent=miete|house=haus|apartment=wohnung
    |price per m²=quadratmeterpreis|debt-to-income=schuldenquote|emergency fund=notgroschen|net worth=nettovermögen|budget=haushaltsbudget|rule=regel
    |retirement=rente,ruhestand,pension|trip=reise,fahrt|flight=flug|time difference=zeitverschiebung|weekday=wochentag|business days=arbeitstage,werktage
    |birthday=geburtstag|tomorrow=morgen|today=heute|cement=zement|fee=gebühr|coins=münzen|tails=zahl|heads=kopf|cents=cent|tonnes=tonnen
    |quintals=doppelzentner|ounces=unze|millimeters=millimeter|square meters=qm|miles=meile|gallons=gallone|knots=knoten|acres=morgen land|watts=watt
    |volts=volt|amps=ampere|ohms=ohm|joules=joule|newtons=newton|degrees=grad|megabytes=megabyte|gb=gigabyte|mbps=mbit/s,megabit
    |total=gesamt,insgesamt,zusammen|amount=betrag,menge,summe|number=anzahl|value=wert|~initial=anfänglich|~final=endgültig|~fixed=fest|~variable=variabel
    |~average=durchschnittlich|~ideal=ideal|save=ansparen,zurücklegen|pay=zahlen,bezahlen|pays=zahlt|cost=kostet|need=brauchen,benötigen|i need=ich brauche
    |i have=ich habe,habe ich,habe|i earn=verdiene ich,ich verdiene,verdiene|i pay=zahle ich,ich zahle,zahle|invest=anlegen,investieren
    |borrow=leihen,aufnehmen|how long to double=bis sich mein geld verdoppelt,wie lange bis zur verdopplung|double=verdoppeln|convert=umwandeln
    |travel=fahren|buy=kaufen|sell=verkaufen|bought=gekauft|sold=verkauft|fits=passen|lasts=hält,reicht|run=laufe|lift=heben,drücken|lose=abnehmen,verlieren
    |if=wenn,falls|from=ab|of=des,vom|in=im|at=à|per=je|a=einen|each=jeder,jeweils|during=während|between=zwischen|when=wann|which=welche
    |per liter=pro liter,je liter,der liter,den liter|per kg=pro kilo,pro kg,je kilo,das kilo,der kilo|per hectare=pro hektar,je hektar
    |per m²=pro quadratmeter,je quadratmeter,pro m2,pro qm,je qm,pro m²|per m³=pro kubikmeter,pro m3|per minute=pro minute,in der minute
    |per second=pro sekunde|per km=pro kilometer,pro km,je km,den kilometer|per person=pro person,pro kopf,pro nase|per piece=pro stück,das stück,je stück
    |per kwh=pro kwh,je kwh,die kwh,pro kilowattstunde,die kilowattstunde|per night=pro nacht,die nacht|nights=nächte,übernachtungen
    |per 100 km=auf 100 km,auf hundert kilometer,pro 100 km|is it worth it=lohnt sich das,lohnt es sich,lohnt sich
    |how much interest do i pay=wie viel zinsen,wieviel zinsen,wie viel zinsen zahle ich|interest on=zinsen für,zinsen auf,zinsen bei
    |total interest=gesamtzinsen,zinskosten,zinsen insgesamt|total cost=gesamtkosten|loan amount=kreditbetrag,darlehensbetrag
    |how much can i borrow=wie viel kredit,wie viel kredit kann ich aufnehmen,wie viel kann ich leihen|pay off=abzahlen,abbezahlen,tilgen,zurückzahlen
    |property tax=grundsteuer|home insurance=wohngebäudeversicherung,gebäudeversicherung|rental yield=mietrendite,bruttomietrendite
    |monthly rent=monatsmiete,kaltmiete,warmmiete|yearly return=jahresrendite,jährliche rendite,rendite pro jahr,durchschnittliche jährliche rendite
    |annual growth rate=jährliches wachstum,wachstumsrate|growth=wachstum|increase=erhöhung,anstieg,steigerung,zunahme
    |decrease=rückgang,abnahme,senkung,minderung|loss=verlust|gain=zugewinn,wertzuwachs|capital gains=kapitalerträge,veräußerungsgewinn,kursgewinn|goal=ziel
    |starting amount=startkapital,anfangskapital,startbetrag|~regular=regelmäßig|contribution=beitrag,sparrate,sparbetrag
    |per quarter=pro quartal,vierteljährlich|year of service=dienstjahre,betriebszugehörigkeit,betriebsjahre|surcharge=zuschlag|work=arbeit|break=pause
    |starts=beginn,beginnt,start,anfang|ends=ende|born=geburtsdatum|until=bis,bis zum,bis zur|ago=vor|from today=ab heute|later=später|before=vorher,davor
    |after=danach,nach|now=jetzt,aktuell,derzeit,momentan|then=dann|still=noch|~new=neu|~old=alt|first=erste|second=zweite|~last=letzte
    |maximum=maximal,höchstens|minimum=minimal,mindestens|at least=wenigstens|~half=halb|all=alle|together=gemeinsam|only=nur,bloß
    |~different=verschieden,unterschiedlich|same=gleich|result=ergebnis,resultat|answers=antworten|correct=richtig,korrekt|sample=stichprobe
    |sample size=stichprobengröße,stichprobenumfang|confidence=konfidenz,konfidenzniveau,vertrauensniveau|margin of error=fehlerspanne,fehlermarge
    |difference=differenz,unterschied|product=produkt|fraction=bruch|equation=gleichung|quadratic equation=quadratische gleichung|solve=löse
    |round=runde,aufrunden|squared=zum quadrat,quadrat von|cubed=zur dritten|divisible=teilbar|prime=primzahl|permutations=permutationen,anordnungen
    |choose=wählen,auswählen,aussuchen|order=reihenfolge|diagonal=diagonale|pyramid=pyramide|edge=kante,kantenlänge,seitenlänge|surface area=oberfläche
    |drop=tropfen|throw=wurf|ground=boden,erdboden|moon=mond|light=licht|sound=schall|heat=wärme|heating=heizen,erwärmen,erhitzen|spring=feder,federkraft
    |capacitance=kapazität|charge=ladung|charging=laden,aufladen,lädt|lamp=lampe|air conditioner=klimaanlage|computer=pc|tv=fernseher
    |electric car=elektroauto,e-auto|capacity=speicherkapazität|efficiency=wirkungsgrad,effizienz|losses=verluste|toll=maut|parking=parken,parkgebühr
    |luggage=gepäck,koffer,handgepäck|there and back=hin und zurück|used car=gebrauchtwagen|lease=leasing|useful life=nutzungsdauer|demand=nachfrage
    |ads=werbung,anzeigen|posts=beiträge|spent=ausgegeben|got back=zurückbekommen,erhalten|invested=investiert,angelegt|saved=gespart|paid=bezahlt,gezahlt
    |weigh=wiegen|i weigh=wiege|i am=bin|drive=fahre,fährst|cycling=radfahren,fahrrad,rad fahren|swimming=schwimmen
    |half marathon=halbmarathon,halber marathon|drink=trinken|glass=glas|wine=wein|bottle=flasche|fat=fett|carbs=kohlenhydrate
    |macros=makros,nährstoffe,makronährstoffe|pregnancy=schwangerschaft,schwanger|blood pressure=blutdruck|repetitions=wiederholungen,wdh
    |one rep max=maximalkraft,1rm|bench press=bankdrücken|smoke=rauchen|sleeping=schlafen|field=feld,acker|posts=pfosten|door=tür,türen|window=fenster
    |ceiling=decke|floor=fußboden|bags=säcke|coats=anstriche,schichten|brick wall=ziegelmauer|gear=zahnrad,gang,ritzel|milling=fräsen|tube=rohr
    |screen size=bildschirmdiagonale,bildschirmgröße|viewing distance=sitzabstand,betrachtungsabstand,abstand zum fernseher|movie=film|movies=filme
    |battery life=akkulaufzeit,batterielaufzeit|leverage=hebel|liquidation price=liquidationspreis|game=spiel|win=gewinnen,gewonnen,sieg
    |lottery=lotto,lotterie|coefficient=gewichtung,koeffizient|christmas eve=heiligabend|easter=ostern|new year's eve=silvester|premium=prämie
    |life insurance=lebensversicherung,risikolebensversicherung|exchange rate=wechselkurs|unit price=stückpreis,grundpreis,einzelpreis
    |cheaper=billiger,günstiger|expensive=teuer,teurer|money=geld|i save=ich spare,spare ich,spare|i buy=ich kaufe,kaufe|i sell=ich verkaufe|has=hat,haben
    |gives=gibt,ergibt|makes=macht|i want=ich will,ich möchte,möchte ich,will ich|can i=kann ich,ich kann|i must=muss ich,ich muss
    |will be=wird,werden,sein wird|is left=bleibt,übrig|use=nutzen,benutzen,verwenden|switched on=eingeschaltet,läuft,an ist|spend=ausgeben|earn=verdienen
    |every=jeden|became=wurden,geworden|needed=nötig,erforderlich,benötigt|per unit=pro einheit|selling=verkauf|purchase=einkauf,kauf,ankauf
    |trade-in=inzahlungnahme|compounded monthly=monatliche verzinsung,monatlich verzinst|invested amount=anlagebetrag,anlagesumme|fund=fonds,etf
    |neck=hals,halsumfang|human years=menschenjahre|doubling time=verdopplungszeit,verdoppelungszeit
    |percent error=prozentualer fehler,prozentuale abweichung|cover=decken|maintain=halten|to get=bekommen,kriegen
    |how many grams of coffee=wie viel gramm kaffee,wieviel gramm kaffee
    |were=war,waren,lag|this=dieses|rose=gestiegen,stieg,steigt,erhöht,zugenommen,gewachsen|fell=gesunken,gefallen,sank,fiel,gefallen,verringert,zurückgegangen|more=mehr|less=niedriger,kleiner|bigger=größer,höher|growth=zuwachs|yesterday=gestern
    |net=netto,nettopreis,nettobetrag|gross=brutto,bruttopreis,bruttobetrag|proportion=dreisatz|have=enthalten|covers=reicht für,ist genug für,reichen für
    |workers=arbeiter,handwerker,bauarbeiter,maurer|painters=maler,anstreicher|pumps=pumpen|machines=maschinen,bagger,geräte,drucker|taps=wasserhähne,hähne|gardeners=gärtner|take=brauchen,benötigen,schaffen
    |equals=entsprechen,entspricht|week=kalenderwoche|carpet=teppich,teppichboden|lawn=rasen,rasenfläche|plot=grundstück|floor=boden,fußboden|bathroom=bad,badezimmer|kitchen=küche|tiles=wandfliesen,bodenfliesen|paint=wandfarbe|notice=kündigungsfrist|savings account=festgeld,tagesgeld,sparbuch,festgeldkonto,tagesgeldkonto|uses=verbraucht|consumption=verbrauch|date=datum|each=jeder
    |shoes=schuhe|sweater=pulli|members=mitglieder|tank=depot|liters=litern
    |dress=kleid|full=voll`,
  endings: "e en er es em n s t te ten st est et ern se",
  joints: ["s", "n", "en", "es", "er", "e"],
} satisfies Lexicon;
