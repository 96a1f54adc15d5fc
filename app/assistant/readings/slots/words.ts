/** Words that change nothing. */

/** Words that only ask or join; none that turns a meaning round. */
export const FILL = new Set(
  (
    "what whats what's which is are was were be been it its it's the a an of for at in on to and with if i i'm im i've we we're you he she they " +
    "my our your me us his her their do does did can could will would should have has had get gets getting got give gives how much " +
    "pls plz many that that's this these those there please calculate compute find out tell know need want so just exactly about come comes " +
    "make makes when then now by as from hey ok show thanks work works answer figure using use than be being am go let say"
  ).split(" "),
);

/** What people have, buy, count and share. */
export const THINGS = new Set(
  (
    "jacket coat shirt shoes shoe dress jeans pants hat bag watch phone laptop computer tablet tv television camera game book books bike bicycle " +
    "car sofa couch chair table desk bed lamp ticket tickets item items product meal dinner lunch breakfast bill check restaurant groceries " +
    "order purchase thing something pizza coffee cake cookies cookie apples apple eggs egg candies marbles cards pages students student " +
    "people person friends friend guests guest kids children employees workers voters members players questions points users customers " +
    "dollar dollars euro euros bucks cash money price rent salary wage pay fee subscription stock stocks share shares sales house home " +
    "apartment bedroom kitchen garden plot yard hotel room rooms trip vacation gift toy toys sweater boots sneakers suit headphones monitor keyboard printer speaker " +
    "grocery taxi cab uber ride team class office company store shop roommates people cousins siblings family us paycheck budget parts backpack store landlord sneakers phones clothes furniture fridge headset tools toolbox sunglasses perfume haircut membership parking"
  ).split(" "),
);

/** Those who share. */
export const SHARERS =
  "(?:people|persons|person|friends|roommates|kids|children|siblings|brothers|sisters|cousins|guests|students|players|members|colleagues|coworkers|workers|adults|men|women|boys|girls|families|diners|of us|of them|ways)";

/** What is sold by the pack, so that "for 12.99 per load" asks for the price of one. */
export const OF_PACKS =
  "(?:load|roll|pod|sheet|pill|tablet|capsule|wipe|diaper|egg|bag|can|bottle|count|piece|pen|battery|plate|cup|napkin|filter)";

/** "2 % interest a month": a rate that is by the month already. */
export const RATE_OF_MONTH = String.raw`<percent\d+> (?:(?:(?:an?|per|each|every) |\/ ?)month\b(?! (?:payments?|installments?|costs?|fees?)\b)|monthly(?= (?:interest|rate|on|of)\b|$))|<percent\d+> interest (?:rate )?(?:an?|per|each|every) month (?:on|of|for) |\bmonthly (?:interest )?rate (?:(?:of|is|at) )*<percent`;
export const MONTHLY = String.raw`(?: ?\/ ?(?:month|mo)\b| (?:a|per|each|every|the) month| monthly)`;

/** What says what an amount is, or what is done with it: no thing that has a price or is counted. */
export const ROLES = new Set(
  (
    "discount discounts coupon coupons rebate rebates voucher vouchers credit credits fee fees tax taxes tip tips charge charges deposit deposits refund " +
    "bonus raise rise cut drop fall increase decrease loan loans mortgage payment payments installments budget interest rate rates margin markup profit " +
    "less more extra off left plus minus times each per monthly weekly daily yearly annual annually points units towards twice half percent percents " +
    "is was were has had does this its us versus minutes hours days weeks months years dollars euros pounds cents"
  ).split(" "),
);
