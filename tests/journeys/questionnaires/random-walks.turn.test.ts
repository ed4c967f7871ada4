import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RequestContext } from '#app/request/context.server'
import { buildHypactPayload } from '#app/features/hypact/hypact.server'
import { buildHypactSteps } from '#app/features/hypact/hypact-steps'
import { createSay } from '#app/i18n/say.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { getWizardView } from '#app/wizard/wizard-page.server'
import type { Wizard } from '#app/wizard/wizard.server'
import { answerSteps, type Given } from './random-answers'
import { isFull } from '#tests/support/full'

const folder = mkdtempSync(join(tmpdir(), 'portal-walks-'))
const href = '/actions/1/hypact-form'
const customers = [
	'incomeExpectationTrend',
	'inHomeAfterRetirement',
	'inHomeAfterDeath',
	'inHomeAfterDisability',
	'inHomeAfterUnemployment',
]
const incomes = [
	'incomeExpectation',
	...['Retirement', 'Death', 'Disability', 'Unemployment'].map((name) => `netDisposableIncome${name}`),
]
const unasked = {
	...Object.fromEntries(customers.map((name) => [name, ''])),
	...Object.fromEntries(incomes.map((name) => [name, 0])),
}

beforeAll(() => {
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', folder)
})
afterAll(() => {
	vi.unstubAllEnvs()
	rmSync(folder, { recursive: true, force: true })
})

/** The same number gives the same walk. */
function createPick(seed: number) {
	let state = seed
	return <T>(options: readonly T[]): T => {
		state = (state * 1664525 + 1013904223) % 4294967296
		const picked = options[Math.floor((state / 4294967296) * options.length)]
		if (picked === undefined) throw new Error('nothing to pick from')
		return picked
	}
}

function createWalk(seed: number) {
	const pick = createPick(seed)
	const hasPartner = pick([true, false])
	const steps = buildHypactSteps(hasPartner)
	const wizard: Wizard = {
		target: { subject: 'action 1', closes: '1' },
		href,
		title: 'Hypact',
		steps,
		words: { steps: {}, blocks: {}, questions: {}, answers: {} },
		submit: 'Verstuur',
		sends: '',
	}
	const visit = {
		say: createSay('nl', 'formal'),
		consumer: { id: `walker-${seed}`, branch: 'noord' },
		session: { data: {}, notify: () => undefined },
		outcome: {},
	} as unknown as RequestContext
	const latest = new Map<string, Given>()

	/** Posts a step with random answers, as a tab that shows it. */
	async function take(number: number, button: string) {
		const name = steps[number - 1]?.name ?? ''
		const answers = answerSteps[name]?.(pick, hasPartner)
		if (!answers) throw new Error(`no answers to ${name}`)
		latest.set(name, answers)
		const body = new URLSearchParams({ ...answers.typed, step: name, [button]: 'x' })
		return postWizard(
			visit,
			wizard,
			new Request(`http://portal.test${href}?step=${number}`, { method: 'POST', body }),
		)
	}

	/** Opens a step. Returns the number of the step that is shown. */
	async function look(number: number) {
		const { step } = await getWizardView(
			visit,
			wizard,
			new Request(`http://portal.test${href}?step=${number}`),
		)
		return steps.findIndex(({ name }) => name === step) + 1
	}

	return { pick, latest, take, look }
}

function dataOf(latest: ReadonlyMap<string, Given>) {
	const all = [...latest.values()]
	const people = [0, 1].map((at) =>
		Object.assign({}, unasked, ...all.map(({ customer }) => customer?.[at] ?? {})),
	)
	return { ...Object.assign({}, ...all.map(({ data }) => data)), customer: people }
}

/** Uses two tabs at random. */
async function walkAtRandom({ pick, take, look }: ReturnType<typeof createWalk>) {
	const tabs = [1, 1]
	for (let turn = 0; turn < 25; turn += 1) {
		const tab = pick([0, 0, 0, 1])
		const number = await look(tabs[tab] ?? 1)
		const move = pick(['next', 'next', 'next', 'previous', 'reload', 'later', 'far'] as const)
		if (move === 'reload' || move === 'far') tabs[tab] = await look(move === 'far' ? 9 : number)
		else tabs[tab] = landedAt(await take(number, number === 9 && move === 'next' ? 'later' : move), number)
	}
}

function landedAt(answer: Awaited<ReturnType<typeof postWizard>>, otherwise: number) {
	if (!(answer instanceof Response)) throw new Error('It was not sent yet')
	const to = new URL(answer.headers.get('location') ?? '/', 'http://portal.test')
	return Number(to.searchParams.get('step') ?? otherwise)
}

const walks = isFull('stress') ? 500 : 10

test(`${walks} clients who go on, back, reload, change and use a second tab send what they answered last [108] [513] [674]`, async () => {
	for (let seed = 1; seed <= walks; seed += 1) {
		const walk = createWalk(seed)
		await walkAtRandom(walk)
		for (let number = await walk.look(9); number < 9; number = await walk.look(9))
			await walk.take(number, 'next')
		const sent = await walk.take(9, 'next')
		if (sent instanceof Response) throw new Error(`Walk ${seed} ended at ${sent.headers.get('location')}`)
		expect(buildHypactPayload(sent.values), `walk ${seed}`).toEqual(dataOf(walk.latest))
	}
}, 120_000)
