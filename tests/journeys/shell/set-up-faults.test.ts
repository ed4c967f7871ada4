import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { createDocument, startOwnBranches, type OwnAnswers } from '#tests/support/own-branches'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
let branches: ReturnType<typeof startOwnBranches>

beforeAll(async () => {
	api = await startApi()
	branches = startOwnBranches(api)
	portal = await startPortal({ apiUrl: api.url })
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

const dictionary = (id: string, nl: string): OwnAnswers => ({
	'/api/dictionary': { data: [{ type: 'dictionary', id, attributes: { translation: { nl } } }] },
})
const licence = (content: Parameters<typeof createDocument>[0]): OwnAnswers => ({
	'/api/licenses/current': createDocument({ content }),
})
const theme = (attributes: Parameters<typeof createDocument>[0]): OwnAnswers => ({
	'/api/theme': createDocument(attributes),
})

interface Row {
	what: string
	answers: OwnAnswers
	/** What the login or, with `member`, the dashboard shows. */
	shown: string
	hidden?: string
	logged: object
}
const login: Row[] = [
	{
		what: 'a text whose value is misspelt',
		answers: dictionary('login.location', 'U bent bij {{lokatie}}.'),
		shown: 'Kantoor vestiging',
		hidden: 'lokatie',
		logged: { key: 'login.location', fault: 'unknownPlaceholder', placeholders: ['lokatie'] },
	},
	{
		what: 'a text without its value',
		answers: dictionary('login.location', 'U bent bij ons.'),
		shown: 'Kantoor vestiging',
		hidden: 'U bent bij ons.',
		logged: { key: 'login.location', fault: 'missingPlaceholder' },
	},
	{
		what: 'a text of invisible characters',
		answers: dictionary('login.title', '\u200b\u2060'),
		shown: 'Inloggen',
		logged: { key: 'login.title', fault: 'invisible' },
	},
	{
		what: 'a text for a group',
		answers: dictionary('login', 'Alles'),
		shown: 'Inloggen',
		hidden: 'Alles',
		logged: { key: 'login', fault: 'group' },
	},
	{
		what: 'a colour and a font that nobody knows',
		answers: theme({ color_primary: 'blauwig', font_family: 'Comic Sans' }),
		shown: 'Inloggen',
		logged: { member: 'colorPrimary' },
	},
]
const dashboard: Row[] = [
	{
		what: 'a welcome of blanks',
		answers: licence({ welcome_content: '<p>&nbsp;</p><p><br></p>' }),
		shown: 'Overzicht',
		logged: { member: 'welcome_content', fault: 'showsNothing' },
	},
	{
		what: 'a welcome of broken JSON',
		answers: licence({ welcome_content: '{"nl": "<p>Hallo' }),
		shown: 'Overzicht',
		hidden: '{"nl"',
		logged: { member: 'welcome_content', fault: 'brokenJson' },
	},
	{
		what: 'a welcome with 6 MB of pasted picture',
		answers: licence({
			welcome_content: `<p>Kom binnen<img src="data:image/png;base64,${'QUJD'.repeat(1_500_000)}"></p>`,
		}),
		shown: 'Kom binnen',
		hidden: 'QUJDQUJD',
		logged: { member: 'welcome_content', fault: 'pastedPicture' },
	},
	{
		what: 'a member that nobody reads',
		answers: licence({ welcome_text: 'Hoi daar', welcome_content: '<p>Kom binnen</p>' }),
		shown: 'Kom binnen',
		hidden: 'Hoi daar',
		logged: { member: 'welcome_text', fault: 'unknownMember' },
	},
	{
		what: 'a logo in a folder of its own',
		answers: licence({ logo_image: 'C:\\logo.png' }),
		shown: 'Kantoor vestiging',
		logged: { member: 'logo_image', fault: 'unusableAddress' },
	},
]

async function expectOneLine(branch: string, logged: object) {
	const lines = () =>
		portal
			.log()
			.filter((line) => line.msg === 'the firm set up what the portal cannot use' && line.branch === branch)
	await expect.poll(() => lines().length).toBe(1)
	expect(lines()[0]?.faults).toContainEqual(expect.objectContaining(logged))
}

test.each(login)('Of $what the login shows ours, and the log names it once', async (row) => {
	const branch = branches.open(row.answers)
	const visitor = startVisitor(portal.url)
	await visitor.visit(`/?domain=${branch}`)
	const page = await visitor.visit('/')
	expect(page.status).toBe(200)
	expect(page.words).toContain(row.shown)
	if (row.hidden) expect(page.words).not.toContain(row.hidden)
	await expectOneLine(branch, row.logged)
})

test.each(dashboard)(
	'Of $what the dashboard shows what can be shown, and the log names it once',
	async (row) => {
		const branch = branches.open(row.answers)
		const { page } = await signIn(portal.url, { branch })
		expect(page.status).toBe(200)
		expect(page.words).toContain(row.shown)
		if (row.hidden) expect(page.html).not.toContain(row.hidden)
		await expectOneLine(branch, row.logged)
	},
)
