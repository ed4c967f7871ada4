import { expect, test } from 'vitest'
import { findCard, getCard } from '#tests/support/card'
import { useBranches, createDocument, createListDocument } from '#tests/support/own-branches'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'

const { portal, branches } = await useBranches()

const steps = [
	{ label: 'Bezichtigen', completed: true, active: false },
	{ label: 'Bod doen', completed: false, active: true },
	{ label: 'Tekenen', completed: 0, active: 0 },
]

interface Plan {
	features?: Record<string, boolean | string>
	has_timeline?: boolean | string
	timeline?: typeof steps | object | string | null
}

async function openPlan({ features = {}, has_timeline = true, timeline = steps }: Plan) {
	const branch = branches.open({
		'/api/licenses/current': createDocument({ features }),
		'/api/products/purchase-intentions': createListDocument([{ id: '81', has_timeline, timeline }]),
	})
	const { visitor } = await signIn(portal.url, { branch })
	return visitor.visit('/purchase-intentions/81')
}

test.each([
	'do_show_purchaseintention_timeline',
	'show_purchaseintention_timeline',
	'showPurchaseintentionTimeline',
	'showPurchaseIntentionTimeline',
])(
	'Where the licence says %s, a plan shows how far it is, step by step, in words [182] [186] [500]',
	async (name) => {
		const page = await openPlan({ features: { [name]: true } })
		const items = [...(findCard(page, 'Voortgang')?.section.querySelectorAll('li') ?? [])]
		expect(items.map((item) => item.textContent)).toEqual([
			'Bezichtigen Klaar',
			'Bod doen Nu bezig',
			'Tekenen Later',
		])
		expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
	},
)

const on = { do_show_purchaseintention_timeline: '1' }

test.each<[string, Plan]>(
	deal('pages', [
		['the licence says nothing of it', {}],
		['the licence switches it off', { features: { do_show_purchaseintention_timeline: false } }],
		['the licence has that of mortgages on only', { features: { do_show_mortgage_timeline: true } }],
		['the plan has no timeline', { features: on, has_timeline: false }],
		['the timeline is an empty object', { features: on, timeline: {} }],
		['the timeline is empty', { features: on, timeline: [] }],
		['the timeline is missing', { features: on, timeline: null }],
	]),
)('No steps are shown where %s [500]', async (_what, plan) => {
	const page = await openPlan(plan)
	expect(page.status).toBe(200)
	expect(findCard(page, 'Voortgang')).toBeUndefined()
})

test.each<[string, Plan]>([
	['whether it has steps', { has_timeline: 'misschien' }],
	['the steps, a text,', { timeline: 'bezig' }],
	['each of the steps', { timeline: [{ label: ['Bod'] }] }],
])('Where %s could not be read, the page says so [500] [A252]', async (_what, plan) => {
	const page = await openPlan({ features: on, ...plan })
	expect(getCard(page, 'Voortgang').words).toBe('VoortgangKonden wij niet lezen. Bel ons gerust.')
	const off = await openPlan({ features: { do_show_purchaseintention_timeline: false }, ...plan })
	expect(findCard(off, 'Voortgang')).toBeUndefined()
})

test.each(['has_generalinsurance_enabled', 'hasGeneralinsuranceEnabled', 'generalinsurance_enabled'])(
	'Where the licence says %s is false, the menu has no general insurances; their pages stay [183] [186]',
	async (name) => {
		const menuOf = async (value: boolean) => {
			const branch = branches.open({
				'/api/licenses/current': createDocument({ modules: { [name]: value } }),
				'/api/products/general-insurances': createListDocument([{ id: '41', label: 'Auto van Anna' }]),
			})
			const { visitor } = await signIn(portal.url, { branch })
			const page = await visitor.visit('/general-insurances')
			expect(page.getByRole('heading', { name: 'Auto van Anna' })).toBeTruthy()
			return page.getByRole('navigation', { name: 'Hoofdmenu' }).textContent
		}
		expect(await menuOf(true)).toContain('Schadeverzekeringen')
		expect(await menuOf(false)).not.toContain('Schadeverzekeringen')
	},
)
