import { roundToCents } from '#app/lib/money'
import { isUnread, unread, type Read } from '#app/lib/unread'
import { isPlainObject } from './plain-object'
import { addLoss, createReader, type MoneyUnit, type Notes, type Reader } from './reader'
import { isBlank, normaliseName, unwrap } from './wire'

/** Amounts that came as whole numbers in an object may be euros or cents (contract §9). */
export const amountWithUnit = 'amount with decimals, or API_MONEY'

type ReadNumber = (value: unknown, notes: Notes) => Read<number>

function defineNumber(expected: string, read: ReadNumber): Reader<Read<number>> {
	return createReader({ is: 'value', expected }, (value, notes) => {
		if (typeof value === 'number' && Number.isFinite(value)) return read(value, notes)
		if (isBlank(value)) return undefined
		const result = read(value, notes)
		if (isUnread(result)) {
			// Readable with a unit, so the unit is what lacks.
			const isUnitless = !isUnread(read(value, { ...notes, money: 'euro' }))
			addLoss(notes, { kind: 'dropped', expected: isUnitless ? amountWithUnit : expected, value })
		} else if (notes.isThorough) addLoss(notes, { kind: 'repaired', expected, value })
		return result
	})
}

const pointText = /^-?\d+(\.\d+)?$/
const commaText = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/
/** `1.250` is a thousand in Dutch, and one and a quarter elsewhere; so is `1,250`. */
const ambiguous = /^-?\d+[.,]\d{3}$/

/** A share of hundred or a rate: `1.250` and `1,250` are one and a quarter (contract §9). */
export const percentage = defineNumber('number', (value) => {
	if (typeof value === 'number') return value
	return readDecimal(value) ?? unread
})

/** A count, a size or a period. */
export const number = defineNumber('number', readPlain)

/** Euros as they came, for forms that send them back. */
export const exactAmount = defineNumber('amount', readEuros)

/** Euros that are shown and judged, rounded to cents once (contract §9). */
export const amount = defineNumber('amount', (value, notes) => {
	const euros = readEuros(value, notes)
	return typeof euros === 'number' ? roundToCents(euros) || 0 : euros
})

function readEuros(value: unknown, { money }: Notes): Read<number> {
	const source = unwrap(value)
	return isPlainObject(source) ? readMoneyObject(source, money) : readPlain(value)
}

function readPlain(value: unknown): Read<number> {
	if (typeof value === 'number') return Number.isFinite(value) ? value : unread
	if (typeof value === 'string' && ambiguous.test(value.trim())) return unread
	return readDecimal(value) ?? unread
}

/** With a decimal point, or in Dutch with a decimal comma. */
function readDecimal(value: unknown) {
	const typed = typeof value === 'string' ? value.trim() : ''
	if (pointText.test(typed)) return toFinite(typed)
	return commaText.test(typed) ? toFinite(typed.replaceAll('.', '').replace(',', '.')) : undefined
}

function toFinite(decimal: string) {
	const number = Number(decimal)
	return Number.isFinite(number) ? number : undefined
}

const cents = /^(amount|value)?(in)?(minor|cents?)(units?|amount|value)?$/

/** `{ amount, currency }` in euros (contract §9). */
function readMoneyObject(source: object, money: MoneyUnit | undefined): Read<number> {
	const members = new Map(
		Object.entries(source).map(([name, value]) => [normaliseName(name), value as unknown]),
	)
	const currency = members.get('currency') ?? members.get('currencycode')
	if (typeof currency !== 'string' || !/^(eur|\u20ac)$/i.test(currency.trim())) return unread
	for (const [name, value] of members) {
		if (cents.test(name) && !isBlank(value)) return toEuros(readPlain(value), 'cents')
	}
	const value = members.get('amount') ?? members.get('value')
	if (isBlank(value)) return members.has('amount') || members.has('value') ? undefined : unread
	return isInEuros(value) ? readPlain(value) : toEuros(readPlain(value), money)
}

/** A text with two decimals, or a number with a fraction; a whole number may also be cents. */
function isInEuros(value: unknown) {
	return typeof value === 'number'
		? !Number.isInteger(value)
		: typeof value === 'string' && /[.,]\d\d$/.test(value.trim())
}

function toEuros(value: Read<number>, unit: MoneyUnit | undefined): Read<number> {
	if (typeof value !== 'number' || unit === 'euro') return value
	return unit === 'cents' ? value / 100 : unread
}
