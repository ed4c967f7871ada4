import { describe, expect, test } from 'vitest'
import { dayAfter, formatLongDate } from '#tests/support/dates'
import type { Page } from '#tests/support/page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const address = '/mortgages/10011/present-opportunity-to-consumer/11034'
const path = '/api/products/mortgages/10011/update-present-opportunity-to-consumer'
const answers = {
	later: 'Ja, maar later',
	custom: 'Alleen vanaf een bedrag dat ik kies',
}
const date = 'Vanaf welke datum mogen wij hier weer over beginnen?'
const amount = 'Vanaf welk bedrag in euro’s vindt u besparen interessant?'
const action = {
	id: '11034',
	type: 'PRESENT_OPPORTUNITY_TO_CONSUMER',
	label: 'Kans',
	product: { id: '10011', label: 'Hypotheek Lindelaan 14', type: 'mortgage' },
	smartcare_show_amount: true,
	smartcare_min_savings_amount: 75,
	smartcare_savings_period: 'MONTHLY',
	smartcare_explain: 'Oversluiten kan ongeveer € 75 per maand schelen.',
}

async function open(told: object = {}) {
	site.tell('/api/actions', { ...action, ...told })
	return site.anna.visit(address)
}

const main = (page: Page) => page.document.querySelector('main')?.textContent.replace(/\u00a0/g, ' ') ?? ''
const strong = (page: Page) => page.document.querySelector('main strong')?.textContent.replace(/\u00a0/g, ' ')
const checked = (page: Page) =>
	page.getAllByRole<HTMLInputElement>('radio').flatMap((radio) => (radio.checked ? radio.value : []))
const optionsOf = (page: Page) =>
	[...page.document.querySelectorAll<HTMLInputElement>('[name=isAgreed]:not([value=""])')].map(
		({ value }) => value,
	)

describe('What the page tells', () => {
	test('With an amount the explanation stands out around it, and four answers fit; none is chosen [32] [334] [337] [340]', async () => {
		const page = await open()
		expect(main(page)).toContain('Wij zien een kans om op uw hypotheek te besparen.')
		expect(main(page)).toContain('Oversluiten kan ongeveer € 75 per maand schelen.')
		expect(strong(page)).toBe('ongeveer € 75 per maand')
		expect(optionsOf(page)).toEqual(['yes', 'future_date', 'custom_amount', 'no'])
		expect(checked(page)).toEqual(['MONTHLY'])
	})

	test('Without an amount other words stand there, the explanation whole, and three answers fit [334] [337] [340]', async () => {
		const words = { smartcare_show_amount: false, smartcare_explain: 'Een kortere periode is voordelig.' }
		const page = await open(words)
		expect(main(page)).toContain('Wij zien een kans om uw hypotheek te verbeteren.')
		expect(main(page)).toContain('Een kortere periode is voordelig.')
		expect([strong(page), optionsOf(page)]).toEqual([undefined, ['yes', 'future_date', 'no']])
		expect(page.queryByLabelText(amount)).toBeNull()
	})

	test('An amount that is not to be shown is not shown as part of the explanation either [334]', async () => {
		const page = await open({ smartcare_show_amount: 0 })
		expect(main(page)).not.toContain('€ 75')
	})

	test.each([null, '', 'Wij rekenen dat graag voor.'])(
		'An explanation %j without an amount is shown as it is [340]',
		async (smartcare_explain) => {
			const page = await open({ smartcare_explain })
			expect(main(page)).toContain(smartcare_explain ?? '')
			expect(strong(page)).toBeUndefined()
			expect(optionsOf(page)).toHaveLength(4)
		},
	)

	test.each([
		[150.5, 'ANNUALLY', '150,50', 'ANNUALLY'],
		['1250', 'remaining_duration', '1.250,00', 'REMAINING_DURATION'],
		[null, null, '', 'MONTHLY'],
	])('The own amount begins with %j and the period %j of the action [339]', async (...row) => {
		const [least, period, shown, chosen] = row
		const savings = { smartcare_min_savings_amount: least, smartcare_savings_period: period }
		const page = await open(savings)
		expect(page.getByLabelText<HTMLInputElement>(amount).value).toBe(shown)
		expect(checked(page)).toEqual([chosen])
	})

	test('An explanation with markup is read as words; “circa” and “p/m” stand out too [340] [341]', async () => {
		const smartcare_explain = '<p>Oversluiten kan circa &euro;&nbsp;75,-&nbsp;<b>p/m</b> schelen.</p>'
		const page = await open({ smartcare_explain })
		expect([strong(page), main(page)]).toEqual([
			'ongeveer € 75,- per maand',
			expect.stringContaining('Oversluiten kan ongeveer € 75,- per maand schelen.'),
		])
	})

	test('In English the firm’s words stay Dutch and say so, and what stands out is English [5] [341]', async () => {
		const page = await (await open()).press('English')
		expect(strong(page)).toBe('About € 75 per month')
		expect([...page.document.querySelectorAll('main [lang=nl]')].map((part) => part.textContent)).toEqual([
			'Oversluiten kan ongeveer € 75 per maand schelen.',
		])
		const refused = await page.press('Send your answer')
		expect(refused.getByRole('alert').textContent).toContain(
			'All required fields must be filled in correctly.',
		)
		site.tell('/api/actions', { ...action, smartcare_explain: 'maximaal € 9.000 per resterende looptijd' })
		expect(strong(await site.anna.visit(address))).toBe('At most € 9.000 over the remaining term')
		await refused.press('Nederlands')
	})
})

describe('What is refused', () => {
	const labels: Record<string, string> = {
		isAgreed: 'Mogen wij dit uitwerken?',
		futureDate: 'Vanaf welke datum mogen wij hier weer over beginnen?',
		customAmount: 'Vanaf welk bedrag in euro’s vindt u besparen interessant?',
		customPeriod: 'Over welke periode is dat?',
	}
	/** Each message is in the summary with its label, linked to its field, and at the field. */
	function expectAgain(page: Page, wrong: Record<string, string>) {
		expect([page.isRefused, page.path, page.title]).toEqual([true, address, expect.stringMatching(/^Fout: /)])
		const count = Object.keys(wrong).length
		expect(page.getByRole('alert').textContent).toContain(
			count === 1 ? 'Er is 1 antwoord' : `Er zijn ${count} antwoorden`,
		)
		expect(page.getByRole('alert').textContent).toContain('Alle verplichte velden moeten goed ingevuld zijn.')
		const links = [...page.getByRole('alert').querySelectorAll('a')]
		expect(Object.fromEntries(links.map((link) => [link.getAttribute('href'), link.textContent]))).toEqual(
			Object.fromEntries(
				Object.entries(wrong).map(([name, text]) => [`#opportunity-${name}`, `${labels[name]} ${text}`]),
			),
		)
		for (const [name, text] of Object.entries(wrong)) {
			expect(page.document.getElementById(`opportunity-${name}`)).not.toBeNull()
			expect(page.document.getElementById(`opportunity-${name}-error`)?.textContent).toBe(text)
		}
		expect(site.api.callsTo('POST', path)).toEqual([])
	}

	test('No answer at all is refused; what was typed beside it stays and is not judged [344]', async () => {
		const page = await open()
		page.fill(date, 'ooit')
		const refused = await page.press('Verstuur uw antwoord')
		expectAgain(refused, { isAgreed: 'Kies een van de antwoorden' })
		expect(refused.getByLabelText<HTMLInputElement>(date).value).toBe('ooit')
	})

	test.each([
		['', 'Dit veld is verplicht', '[342] [344]'],
		['ooit', 'Vul een datum in als dd-mm-jjjj. Bijvoorbeeld 31-03-1980', '[344]'],
		['31-04-2026', 'Deze dag bestaat niet in deze maand', '[344]'],
		[dayAfter(-1), `Vul een datum in die niet eerder is dan ${formatLongDate(dayAfter(0))}`, '[342]'],
	])('Later without a right date ("%s") is refused: %s %s', async (typed, message) => {
		const page = await open()
		page.choose(answers.later)
		page.fill(date, typed)
		const refused = await page.press('Verstuur uw antwoord')
		expectAgain(refused, { futureDate: message })
		expect(refused.getByLabelText<HTMLInputElement>(date).value).toBe(typed)
		expect(checked(refused)).toContain('future_date')
	})

	test.each([
		['', 'Dit veld is verplicht'],
		['veel', 'Vul een bedrag in met alleen cijfers, een punt of een komma. Bijvoorbeeld 1.234,56'],
		['0', 'Vul een bedrag in dat hoger is dan 0'],
		['-5', 'Vul een bedrag in met alleen cijfers, een punt of een komma. Bijvoorbeeld 1.234,56'],
	])('Another amount "%s" is refused [343] [344]', async (typed, message) => {
		const page = await open()
		page.choose(answers.custom)
		page.fill(amount, typed)
		const refused = await page.press('Verstuur uw antwoord')
		expectAgain(refused, { customAmount: message })
		expect(refused.getByLabelText<HTMLInputElement>(amount).value).toBe(typed)
	})

	test('Another amount without amount and period is refused for both [343] [344]', async () => {
		const page = await open()
		page.choose(answers.custom)
		page.fill(amount, '')
		page.untick('Per maand')
		const refused = await page.press('Verstuur uw antwoord')
		expectAgain(refused, {
			customAmount: 'Dit veld is verplicht',
			customPeriod: 'Kies een van de antwoorden',
		})
	})

	test('An amount where none is shown is no answer [337] [344]', async () => {
		const page = await open({ smartcare_show_amount: false })
		page.choose(answers.later)
		page.document.querySelector('[value=future_date]')?.setAttribute('value', 'custom_amount')
		expectAgain(await page.press('Verstuur uw antwoord'), { isAgreed: 'Kies een van de antwoorden' })
	})

	test('An own amount that is not offered any more stands beside what changed, with what was typed [337] [344]', async () => {
		const page = await open({ smartcare_explain: 'Een kortere periode is voordelig.' })
		page.choose(answers.custom)
		page.fill(amount, '150,25')
		const words = { smartcare_show_amount: false, smartcare_explain: 'Een kortere periode is voordelig.' }
		site.tell('/api/actions', { ...action, ...words })
		const refused = await page.press('Verstuur uw antwoord')
		expect([refused.isRefused, site.api.callsTo('POST', path), checked(refused)]).toEqual([true, [], []])
		const cells = [...refused.getByRole('table', { name: 'Wat er veranderd is' }).querySelectorAll('td, th')]
		expect(cells.map((cell) => cell.textContent)).toEqual(
			expect.arrayContaining([
				'Alleen vanaf een bedrag dat ik kies: 150,25 per maand',
				'Dit antwoord is er niet meer.',
			]),
		)
		await fillAgain(refused)
	})

	/** Another answer goes out. */
	async function fillAgain(refused: Page) {
		refused.choose('Nee, ik wil dit niet')
		await refused.press('Verstuur uw antwoord')
		expect(site.api.callsTo('POST', path)).toMatchObject([{ json: { isAgreed: 'no', customAmount: null } }])
	}
})
