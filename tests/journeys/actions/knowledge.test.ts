import { beforeEach, expect, test } from 'vitest'
import { fillWithoutScripts } from '#tests/actions/steps'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const address = '/actions/11032/knowledge-test'
const groups = [
	['Geldzaken in het algemeen', 4],
	['Hypotheken', 6],
	['Inkomen na overlijden', 3],
	['Inkomen bij arbeidsongeschiktheid', 3],
	['Inkomen bij werkloosheid', 3],
	['Inkomen na pensioen', 3],
	['Sparen en beleggen', 4],
] as const
const levels = [
	['Geen kennis of ervaring', 'geen_kennis_ervaring'],
	['Weinig kennis of ervaring', 'weinig_kennis_ervaring'],
	['Redelijk wat kennis of ervaring', 'redelijk_kennis_ervaring'],
	['Veel kennis of ervaring', 'veel_kennis_ervaring'],
] as const

let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})
const sent = () => site.api.callsTo('POST', '/api/knowledge-form')

test('Seven groups of questions stand on the page, each question on a scale of four [584] [585]', async () => {
	const page = await anna.visit(address)
	expect(page.words).toContain('Hoeveel weet Jeroen Postma van deze onderwerpen?')
	const sections = [...page.document.querySelectorAll('main form section')]
	expect(
		sections.map((section) => [
			section.querySelector('h2')?.textContent,
			section.querySelectorAll('[role=radiogroup]').length,
		]),
	).toEqual(groups)
	for (const section of sections)
		expect(section.textContent).toContain(
			'Kennis of ervaring van Jeroen Postma. Deze vragen zijn niet verplicht.',
		)
	expect(page.document.querySelector('main form [aria-required]')).toBeNull()
	for (const question of page.getAllByRole('radiogroup')) {
		const labels = [...question.querySelectorAll('label')].map(({ textContent }) => textContent)
		expect(labels).toEqual(['Nog geen antwoord', ...levels.map(([label]) => label)])
	}
})

test('Every question has a key of its own, and every level its name; all answers go as one map [584] [585] [587]', async () => {
	const page = await anna.visit(address)
	const questions = page.getAllByRole('radiogroup')
	const steps = questions.map((question, at) => ({
		choose: levels[at % 4]?.[0] ?? '',
		of: question.querySelector('legend')?.textContent ?? '',
	}))
	const landed = await (await fillWithoutScripts(page, steps)).press('Verstuur uw antwoorden')
	expect(landed.path).toBe('/dashboard')
	const counts = {
		general: 4,
		mortgage: 6,
		death: 3,
		disability: 3,
		unemployment: 3,
		retirement: 3,
		savings: 4,
	}
	const keys = Object.entries(counts).flatMap(([group, count]) =>
		Array.from({ length: count }, (_, at) => `${group}_${at + 1}`),
	)
	expect(sent()[0]?.json).toEqual({
		productActionId: '11032',
		answers: Object.fromEntries(keys.map((key, at) => [key, levels[at % 4]?.[1]])),
	})
})

test('Nothing is required; the API says that no answer at all is too little [254] [586] [588]', async () => {
	const page = await (await anna.visit(address)).press('Verstuur uw antwoorden')
	expect(page.isRefused).toBe(true)
	expect(page.getByRole('alert').textContent).toContain('Beantwoord minstens 1 vraag.')
	expect(sent()[0]?.json).toEqual({ productActionId: '11032', answers: {} })
})

test.each([
	['knowledgeFormPdfFailed', 500, 'Wij konden uw antwoorden niet bewaren. Probeer het nog een keer.'],
	['productActionNotFound', 404, 'Wij kunnen dit actiepunt niet vinden.'],
])('Told %s, the page keeps the answers and says why [255]', async (code, status, words) => {
	const steps = [{ choose: 'Veel kennis of ervaring', of: 'Beleggen met geleend geld' }]
	const page = await fillWithoutScripts(await anna.visit(address), steps)
	site.api.fault('POST', '/api/knowledge-form', { status, code }, 1)
	const refused = await page.press('Verstuur uw antwoorden')
	expect(refused.getByRole('alert').textContent).toContain(words)
	const landed = await refused.press('Verstuur uw antwoorden')
	expect(landed.received?.lines[0]).toContain('antwoorden over kennis')
	expect(sent().at(-1)?.json).toEqual({
		productActionId: '11032',
		answers: { savings_3: 'veel_kennis_ervaring' },
	})
})

test('A level that does not exist is not sent [585]', async () => {
	const page = await anna.visit(address)
	const [radio] = page.document.querySelectorAll<HTMLInputElement>('[name=general_1]')
	if (radio) Object.assign(radio, { value: 'expert', checked: true })
	expect((await page.press('Verstuur uw antwoorden')).words).toContain('Kies een van de antwoorden')
	expect(sent()).toEqual([])
})

test.each(deal('actions', ['99999', '21001', '11033', 'a%2Fb', '%00']))(
	'Action %s has no such form: not found [58] [223]',
	async (id) => {
		expect((await anna.visit(`/actions/${id}/knowledge-test`)).status).toBe(404)
	},
)
