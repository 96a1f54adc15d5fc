import type { Lexicon } from "#assistant/words/lexicons.ts";

export default {
  numbers: {
    values:
      "zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreißig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 million 1000000 millionen 1000000 mio 1000000 anderthalb 1.5 eineinhalb 1.5 zweieinhalb 2.5 dutzend 12",
    one: ["ein", "eins", "eine"],
    and: "und",
    joins: () => true,
    isCompound: true,
    percent: "prozent",
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
    "minus=minus|weniger=minus|abzüglich=minus|plus=plus|zuzüglich=plus|mal=times|multipliziert mit=times|geteilt durch=divided by|dividiert durch=divided by|durch=divided by|hoch=to the power of|quadratwurzel von=square root of|quadratwurzel aus=square root of|wurzel aus=square root of|wurzel von=square root of|ein drittel von=a third of|die hälfte von=half of|ein viertel von=a quarter of|3 viertel von=3/4 of|das doppelte von=2 times|größter gemeinsamer teiler von=gcd of|ggt von=gcd of|kleinstes gemeinsames vielfaches von=lcm of|kgv von=lcm of|durchschnitt von=average of|mittelwert von=average of|der mittelwert von=average of|der durchschnitt von=average of|die wurzel aus=square root of|die quadratwurzel aus=square root of|in binär=in binary|als binärzahl=in binary|binär=binary",
    "auf # personen aufteilen=split # people|aufteilen=split|personen=people|leute=people|freunde=people|teilen=split|was zahlt jeder=",
    // Days and clock times.
    "wie viele tage vom # bis zum #=how many days from # to #|wie viele tage sind es von # bis #=how many days from # to #|wie viele tage von # bis #=how many days from # to #|tage zwischen dem # und dem #=days between # and #|zwischen dem # und dem #=between # and #|wie viele stunden von # bis # uhr=how many hours from # to #|von # bis # uhr=from # to #|von # bis #=from # to #|zeit zwischen=time between|zwischen # und #=between # and #|tage nach dem=days after|nach dem #=after #|nach # uhr=after #|nach #=after #|# uhr=#|bis weihnachten=until christmas|weihnachten=christmas",
    "wie alt bin ich=how old am i|geboren am=born|geboren=born|ich bin am # geboren=born #|alter=age|wie alt=how old",
    // Bodies.
    "ich wiege=weight|und bin=height|ich bin=height|kilo=kg|kilogramm=kg|zentimeter=cm|zentimetern=cm|groß=tall|body-mass-index=bmi|bmi=bmi|gewicht=weight|größe=height",
    // Money.
    "wie hoch ist die rate für=monthly payment loan|monatliche rate für ein darlehen von=monthly payment for a loan of|monatliche rate für einen kredit von=monthly payment for a loan of|monatsrate für=monthly payment for|welche rate bei=monthly payment|kredit über # €=loan # €|rate bei=monthly payment|monatsrate=monthly payment|monatliche rate=monthly payment|rate=payment|kredit=loan|darlehen=loan|autokredit=auto loan|hypothek=mortgage|baufinanzierung=mortgage|% zinsen=% interest|zinsen=interest|zinssatz=rate|zinseszins auf=compound interest on|zinseszins=compound interest|wie viel werden # € bei # % zinseszins nach # jahren=compound interest # € # % # years|laufzeit=|in # jahren=for # years|sparen=save",
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
  ],
} satisfies Lexicon;
