/** Words of stories. */

/** What would change a figure that a story of this kind does not count. */
export const TURNS = new Set(
  (
    "tax taxes vat gst tip gratuity interest apr apy compound compounded compounding loan mortgage fee fees commission twice triple tripled half " +
    "except excluding without another extra additional points point average mean ratio probability chance odds squared cubed"
  ).split(" "),
);

/** What stories of percentages are told with, and counts nothing. */
export const STORY = new Set(
  (
    "flight plane takes take took lasts last long land lands landing arrive arrives arrival leave leaves departure depart trip drive way movie film show game meeting class train bus started starts start finished finish finishes finishing begin begins work worked working shift break lunch pause unpaid sleep asleep wake woke bed bedtime night morning evening afternoon o'clock hour hours minute minutes day time duration done ready over pack box bag bottle can dozen feeds feed serves serve servings serving eat eats recipe for contains contain has weighs cover covers pasta rice flour sugar meat bread apples oranges potatoes calories one single batch how " +
    "percent percentage proportion change changed difference went go goes going rose rise rises risen raise raised raises raising gain gained gains grew grow grows grown growing growth increase increased increases increasing " +
    "drop dropped drops fell fall falls fallen lost lose loses losing loss decrease decreased decreases decreasing down up off discount discounted cut less more reduced reduce reduction cheaper minus plus depreciate depreciates " +
    "depreciated depreciation appreciate appreciates appreciated shrank shrink shrinks lower lowered higher bigger smaller larger heavier lighter taller longer shorter fewer greater decline declined declines marked mark marks markup marking " +
    "inflation jumped climbed now today currently was were used last this year month week before after ago originally original first start started starting initial initially become became becomes end ends ended bought sold sell selling " +
    "paid pay cost costs price value worth investment invested return profit sale list full previous regular population town city village number amount total overall altogether combined net in all both then again followed " +
    "next out over than compared versus goal target limit capacity so far left remain remains remaining rest other others not didn't don't yes no said say says voted vote voters passed pass failed fail died survived alive dead won win " +
    "attended attend present absent missed correct right wrong incorrect girls boys women men female male full empty spent spend used use ate eaten read finished done gave given drank completed gone unsold unread unpaid " +
    "score scored test quiz exam class school members member only just about even still already recover back break even rises needed must sales revenue customers weight weighed weighs weigh size height age income salary rent savings saved save " +
    "on of from to at by into was been got get there are is has have had it they we he she my our their his her its kg lb item items stuff there something anything"
  ).split(" "),
);

/** What spaces and pieces are told with. */
export const SPACE = new Set(
  "tile tiles paver pavers brick bricks sheet sheets plywood drywall panel board boards plank planks roll rolls wallpaper carton pallet gallon paint mulch soil gravel sand concrete dirt compost patio floor wall deck room garage driveway bed garden yard lawn sod roof area volume cubic square feet foot inch inches meter meters yards acre acres hectare hectares sq m ft lot land field needed needs plants plant spaced apart shed fence tank pool box raised sandbox wide long deep thick high tall by x cover insulation batts ".split(
    " ",
  ),
);
