"""Coins, pools, leverage, options and fees of funds, from the formulas of their protocols and of Black and Scholes (1973)."""

from family import CannotSay, bisect, proves
from mpmath import erfc, exp, log, mpf, pi, sqrt


@proves("bitcoin-units")
def prove_bitcoin_units(value, bitcoinPrice, **units):
    sizes = {"btc": 11, "mbtc": 8, "bit": 5, "finney": 4, "sat": 3, "msat": 0}
    coins = value * mpf(10) ** (sizes[units["from"]] - 11)
    return {
        "result": value * mpf(10) ** (sizes[units["from"]] - sizes[units["to"]]),
        "currencyValue": coins * bitcoinPrice,
        "satoshis": coins * 10**8,
        "satoshisPerCurrencyUnit": mpf(10) ** 8 / bitcoinPrice,
        "shareOfSupply": coins / 210000,
        "table": [{"unit": unit, "value": coins * mpf(10) ** (11 - size)} for unit, size in sizes.items()],
    }


@proves("gas-fee")
def prove_gas_fee(gasUnits, baseFee, priorityFee, etherPrice, amountSent, transactionsPerMonth):
    price, giga = baseFee + priorityFee, mpf(10) ** 9
    value = gasUnits * price / giga * etherPrice
    most = 2 * baseFee + priorityFee
    typical = [("Ether transfer", 21000), ("Token approval (ERC-20)", 46000), ("Token transfer (ERC-20)", 65000), ("NFT transfer (ERC-721)", 85000),
               ("Token swap", 150000), ("Contract deployment", 1500000)]
    return {
        "feeValue": value,
        "feeEther": gasUnits * price / giga,
        "gasPrice": price,
        "burnedEther": gasUnits * baseFee / giga,
        "tipEther": gasUnits * priorityFee / giga,
        "suggestedMaxFee": most,
        "maximumFeeValue": gasUnits * most / giga * etherPrice,
        "shareOfAmount": 100 * value / amountSent if amountSent else None,
        "yearlyCost": 12 * value * transactionsPerMonth,
        "typicalFees": [{"operation": name, "gas": gas, "feeEther": gas * price / giga, "feeValue": gas * price / giga * etherPrice} for name, gas in typical],
    }


@proves("staking-rewards")
def prove_staking_rewards(stakedAmount, coinPrice, annualRate, commissionRate, compounding, termMonths, priceChangeRate, supplyInflationRate):
    r, m = annualRate / 100 * (1 - commissionRate / 100), {"daily": 365, "weekly": 52, "monthly": 12, "annually": 1}.get(compounding)

    def balance(months):
        t = mpf(months) / 12
        return stakedAmount * (1 + r * t if m is None else (1 + r / m) ** (m * t))

    end, apy = balance(termMonths), r if m is None else (1 + r / m) ** m - 1
    price = coinPrice * (1 + priceChangeRate / 100) ** (termMonths / 12)
    rows = [{"month": k, "rewards": balance(k) - balance(k - 1), "balance": balance(k)} for k in range(int(termMonths) + 1)]
    return {
        "rewards": end - stakedAmount,
        "rewardsValue": (end - stakedAmount) * price,
        "endBalance": end,
        "endPrice": price,
        "endValue": end * price,
        "apy": 100 * apy,
        "realYield": 100 * ((1 + apy) / (1 + supplyInflationRate / 100) - 1),
        "totalReturn": 100 * (end * price / (stakedAmount * coinPrice) - 1),
        "breakEvenPrice": coinPrice * stakedAmount / end,
        "schedule": rows[1:],
        "balanceOverTime": rows,
    }


@proves("liquidation-price")
def prove_liquidation_price(direction, entryPrice, margin, leverage, maintenanceMarginRate, closingFeeRate, extraMargin):
    rate, own = (maintenanceMarginRate + closingFeeRate) / 100, margin + extraMargin

    def find(leverage):
        """The price at which what is left of the margin is the rate's share of the position."""
        q = margin * leverage / entryPrice
        price = (q * entryPrice - own) / (q * (1 - rate)) if direction == "long" else (q * entryPrice + own) / (q * (1 + rate))
        return q, max(mpf(0), price)

    quantity, price = find(leverage)
    rows = [{"leverage": one, "liquidationPrice": find(one)[1], "priceMove": 100 * (find(one)[1] / entryPrice - 1)}
            for one in [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, 125] if own / (margin * one) > rate]
    used = max(mpf(0), entryPrice - own / quantity) if direction == "long" else entryPrice + own / quantity
    return {
        "liquidationPrice": price,
        "priceMove": 100 * (price / entryPrice - 1),
        "bankruptcyPrice": used,
        "positionValue": quantity * entryPrice,
        "quantity": quantity,
        "maintenanceMargin": quantity * price * maintenanceMarginRate / 100,
        "canBeLiquidated": bool(price > 0),
        "byLeverage": rows,
    }


@proves("impermanent-loss")
def prove_impermanent_loss(depositValue, priceAStart, priceAEnd, priceBStart, priceBEnd, weightA, feeRate, days):
    w, a, b = weightA / 100, priceAEnd / priceAStart, priceBEnd / priceBStart
    hold, pool = depositValue * (w * a + (1 - w) * b), depositValue * a**w * b ** (1 - w)
    fees = depositValue * feeRate / 100 * days / 365
    ratios = ["0.1", "0.25", "0.5", "0.75", "1", "1.25", "1.5", "2", "3", "4", "5", "10"]
    rows = [{"priceRatio": mpf(k), "impermanentLoss": 100 * (mpf(k) ** w / (w * mpf(k) + 1 - w) - 1)} for k in ratios]
    return {
        "impermanentLoss": 100 * (pool / hold - 1),
        "lossAmount": hold - pool,
        "poolValue": pool,
        "holdValue": hold,
        "feesEarned": fees,
        "netVersusHolding": pool + fees - hold,
        "netReturn": 100 * ((pool + fees) / depositValue - 1),
        "breakEvenFeeRate": 100 * (hold - pool) / depositValue * 365 / days,
        "startAmountA": w * depositValue / priceAStart,
        "startAmountB": (1 - w) * depositValue / priceBStart,
        "amountA": w * pool / priceAEnd,
        "amountB": (1 - w) * pool / priceBEnd,
        "lossByRatio": rows,
        "lossChart": rows,
    }


def normal(x):
    return erfc(-x / sqrt(mpf(2))) / 2


@proves("black-scholes")
def prove_black_scholes(optionType, spotPrice, strikePrice, daysToExpiry, riskFreeRate, dividendYield, volatility, marketPrice):
    k, t, r, q, call = strikePrice, daysToExpiry / 365, riskFreeRate / 100, dividendYield / 100, optionType == "call"

    def price(s, v, call=call):
        d1 = (log(s / k) + (r - q + v**2 / 2) * t) / (v * sqrt(t))
        d2, sign = d1 - v * sqrt(t), 1 if call else -1
        return sign * (s * exp(-q * t) * normal(sign * d1) - k * exp(-r * t) * normal(sign * d2))

    s, v = spotPrice, volatility / 100
    d1 = (log(s / k) + (r - q + v**2 / 2) * t) / (v * sqrt(t))
    d2, sign = d1 - v * sqrt(t), 1 if call else -1
    density = exp(-(d1**2) / 2) / sqrt(2 * pi)
    decay = -s * exp(-q * t) * density * v / (2 * sqrt(t))
    theta = decay - sign * r * k * exp(-r * t) * normal(sign * d2) + sign * q * s * exp(-q * t) * normal(sign * d1)
    implied = None
    if marketPrice is not None and price(s, mpf("1e-4")) <= marketPrice <= price(s, mpf(10)):
        implied = 100 * bisect(lambda one: price(s, one) - marketPrice, mpf("1e-4"), 10)
    rows = []
    for step in range(21):
        at = k * (mpf("0.5") + mpf(step) / 20)
        rows.append({"spot": at, "price": price(at, v), "payoff": max(mpf(0), sign * (at - k))})
    return {
        "optionPrice": price(s, v),
        "callPrice": price(s, v, True),
        "putPrice": price(s, v, False),
        "delta": sign * exp(-q * t) * normal(sign * d1),
        "gamma": exp(-q * t) * density / (s * v * sqrt(t)),
        "theta": theta / 365,
        "vega": s * exp(-q * t) * density * sqrt(t) / 100,
        "rho": sign * k * t * exp(-r * t) * normal(sign * d2) / 100,
        "d1": d1,
        "d2": d2,
        "probabilityInTheMoney": 100 * normal(sign * d2),
        "breakEvenPrice": k + sign * price(s, v),
        "impliedVolatility": implied,
        "priceBySpot": rows,
    }


@proves("expense-ratio")
def prove_expense_ratio(principal, monthlyContribution, annualRate, expenseRatio, salesCharge, comparisonExpenseRatio, termYears):
    n = 12 * termYears
    if n != int(n):
        raise CannotSay("months that are not whole")

    def run(cost, load):
        growth, left, found = ((1 + annualRate / 100) * (1 - cost / 100)) ** (mpf(1) / 12), mpf(1) - load / 100, []
        balance = principal * left
        for _ in range(int(n)):
            found.append(balance)
            balance = balance * growth + monthlyContribution * left
        return [*found, balance]

    fund, none, other = run(expenseRatio, salesCharge), run(mpf(0), mpf(0)), run(comparisonExpenseRatio, mpf(0))
    rows = [{"year": y, "noFees": none[12 * y], "fund": fund[12 * y], "comparison": other[12 * y]} for y in range(int(termYears) + 1)]
    return {
        "costOfFees": none[-1] - fund[-1],
        "endBalance": fund[-1],
        "endBalanceNoFees": none[-1],
        "comparisonEndBalance": other[-1],
        "difference": other[-1] - fund[-1],
        "costShare": 100 * (none[-1] - fund[-1]) / none[-1] if none[-1] else None,
        "totalContributions": principal + monthlyContribution * n,
        "growthTable": rows[1:],
        "growth": rows,
    }
