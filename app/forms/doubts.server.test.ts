import { expect, test } from 'vitest'
import { z } from 'zod/v4'
import { createSay } from '#app/i18n/say.server'
import { confirmedField } from '#app/request/form-fields'
import type { FormReply } from '#app/request/form-reply'
import {
	askDoubts,
	doubtAmount,
	doubtEmail,
	doubtHouseNumber,
	doubtPhone,
	doubtPostcode,
	doubtRate,
	tidyPostcode,
	type Doubt,
} from './doubts.server'
import { parseFields } from './parse-form.server'

const say = createSay('nl', 'formal')
const schema = z.object({ phone: z.string().optional(), email: z.string().optional() })

async function ask(doubts: readonly Doubt[], confirmed = '') {
	const outcome = { failed: false, shownNotices: [], foreignTexts: new Map<string, string>(), frames: [] }
	const fields = new URLSearchParams({ phone: '12', email: 'a@gmial.com', [confirmedField]: confirmed })
	const form = parseFields(fields, schema, new Request('https://portaal.nl/form'))
	const answer = askDoubts({ say, outcome: { ...outcome, retryAfterSeconds: undefined } }, form, doubts)
	return answer && ((await answer.json()) as FormReply)
}

const phone = { name: 'phone', value: '12', question: 'Klopt dit nummer?' }
const email = { name: 'email', value: 'a@gmial.com', question: 'Klopt dit adres?' }

test('Without a doubt nothing is asked', async () => {
	expect(await ask([])).toBeUndefined()
})

test('A doubt is asked about at its field, with all that was typed and a checkbox', async () => {
	const reply = await ask([phone])
	expect(reply?.summary).toBe('Klopt dit?')
	expect(Object.keys(reply?.result.error ?? {})).toEqual(['', 'phone'])
	expect(reply?.result.error?.phone).toEqual(['Klopt dit nummer?'])
	expect(reply?.result.initialValue).toMatchObject({ phone: '12', email: 'a@gmial.com' })
	expect(reply?.confirm).toMatchObject({ name: confirmedField, label: 'Dit klopt' })
})

test('What was confirmed is not asked about again; another value is', async () => {
	const marks = (await ask([phone, email]))?.confirm?.value
	expect(await ask([phone, email], marks)).toBeUndefined()
	const other = await ask([{ ...phone, value: '13' }, email], marks)
	expect(Object.keys(other?.result.error ?? {})).toEqual(['', 'phone'])
	expect(await ask([phone, { ...email, name: 'other' }], marks)).toBeDefined()
})

test('A confirmation of one doubt stays while the next is asked about', async () => {
	const first = (await ask([phone]))?.confirm?.value
	const both = await ask([phone, email], first)
	expect(Object.keys(both?.result.error ?? {})).toEqual(['', 'email'])
	expect(await ask([phone, email], both?.confirm?.value)).toBeUndefined()
})

test('A value that was confirmed before another one is not asked about again', async () => {
	const first = (await ask([phone]))?.confirm?.value
	const other = { ...phone, value: '13' }
	const both = (await ask([other], first))?.confirm?.value
	expect(await ask([other], both)).toBeUndefined()
	expect(await ask([phone], both)).toBeUndefined()
})

test('One doubt may have words of its own for the checkbox, several have one', async () => {
	const own = { ...phone, confirm: 'Bel mij maar' }
	expect((await ask([own]))?.confirm?.label).toBe('Bel mij maar')
	expect((await ask([own, email]))?.confirm?.label).toBe('Dit klopt allemaal')
})

test.each([
	['06 12345678', undefined],
	['+32 2 555 12 12', undefined],
	['06 1234567', 'Klopt dit nummer? Een Nederlands nummer heeft tien cijfers, bijvoorbeeld 06 12345678.'],
	['via mijn zoon', expect.stringContaining('Klopt dit nummer?')],
])('The number %j: %j', (text, question) => expect(doubtPhone(text, say)).toEqual(question))

test.each([
	['12', undefined],
	['12 bis', undefined],
	['12-14', undefined],
	['Kade 12', expect.stringContaining('Klopt dit huisnummer?')],
	['0', expect.stringContaining('Klopt dit huisnummer?')],
	['123456', expect.stringContaining('Klopt dit huisnummer?')],
])('The house number %j: %j', (text, question) => expect(doubtHouseNumber(text, say)).toEqual(question))

test.each([
	['9712 HK', '', '9712 HK', undefined],
	['9712hk', 'Nederland', '9712 HK', undefined],
	['9712 SS', 'Nederland', '9712 SS', expect.stringContaining('Klopt deze postcode?')],
	['12345', '', '12345', expect.stringContaining('Klopt deze postcode?')],
	['12345', 'Duitsland', '12345', undefined],
	['B-1000', 'België', 'B-1000', undefined],
	['D-10115', 'Deutschland', 'D-10115', undefined],
	['９７１２ＨＫ', '', '9712 HK', undefined],
	['9712 h k', 'NL', '9712 HK', undefined],
	['NL-9712 HK', 'The Netherlands', '9712 HK', undefined],
	['9712-HK', 'Nederland', '9712 HK', undefined],
	['9712hk', 'België', '9712hk', undefined],
])('The postcode %j in %j becomes %j: %j', (text, country, tidied, question) => {
	expect(tidyPostcode(text, country)).toBe(tidied)
	expect(doubtPostcode(text, country, say)).toEqual(question)
})

test('A slip in a known address is asked about with what was probably meant', () => {
	expect(doubtEmail('a@gmial.com', say)).toBe('Klopt dit adres, of moet het a@gmail.com zijn?')
	expect(doubtEmail('a@voorbeeld.nl', say)).toBeUndefined()
})

test.each([
	[0.045, 'Klopt 0,045%, of moet het 4,5% zijn?'],
	[0.2, undefined],
	[0, undefined],
	[4.5, undefined],
])('Interest of %d per cent: %j', (value, question) => expect(doubtRate(value, say)).toBe(question))

test.each([
	[12, 212500, 'Klopt € 12,00? Bij ons staat € 212.500,00.'],
	[2125, 212500, 'Klopt € 2.125,00? Bij ons staat € 212.500,00.'],
	[21250000, 212500, 'Klopt € 21.250.000,00? Bij ons staat € 212.500,00.'],
	[2126, 212500, undefined],
	[0, 212500, undefined],
	[12, 0, undefined],
	[12, undefined, undefined],
])('An amount of %d beside a known one of %j: %j', (value, known, question) => {
	expect(doubtAmount(value, known, say)?.replace(/\s/g, ' ')).toBe(question)
})
