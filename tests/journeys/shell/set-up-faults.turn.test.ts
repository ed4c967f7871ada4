import type { JsonBodyType } from 'msw'
import { expect, test } from 'vitest'
import { judgeSetUp } from '#app/api-check/judge-set-up.server'
import { deal } from '#tests/support/full'
import { useBranches, createDocument, type OwnAnswers } from '#tests/support/own-branches'
import { openOverview } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'

// Branches that no other file opens, because a fault is logged once per process and branch.
const { portal, branches } = await useBranches({}, 'instelling')

const dictionary = (id: string, nl: string): OwnAnswers => ({
	'/api/dictionary': { data: [{ type: 'dictionary', id, attributes: { translation: { nl } } }] },
})
const translation = (id: string, ...translations: JsonBodyType[]): OwnAnswers => ({
	'/api/dictionary': {
		data: translations.map((one) => ({ type: 'dictionary', id, attributes: { translation: one } })),
	},
})
const licence = (content: Parameters<typeof createDocument>[0]): OwnAnswers => ({
	'/api/licenses/current': createDocument({ content }),
})
const theme = (attributes: Parameters<typeof createDocument>[0]): OwnAnswers => ({
	'/api/theme': createDocument(attributes),
})

interface Row {
	what: string
	/** The member that `check-api` names. */
	named: string
	answers: OwnAnswers
	/** What the login or, with `member`, the dashboard shows. */
	shown: string
	hidden?: string
	logged: object
}
const login: Row[] = [
	{
		what: 'a text whose value is misspelt',
		named: '/login.location/nl',
		answers: dictionary('login.location', 'U bent bij {{lokatie}}.'),
		shown: 'Kantoor instelling',
		hidden: 'lokatie',
		logged: { key: 'login.location', fault: 'unknownPlaceholder', placeholders: ['lokatie'] },
	},
	{
		what: 'a text without its value',
		named: '/login.location/nl',
		answers: dictionary('login.location', 'U bent bij ons.'),
		shown: 'Kantoor instelling',
		hidden: 'U bent bij ons.',
		logged: { key: 'login.location', fault: 'missingPlaceholder' },
	},
	{
		what: 'a text of invisible characters',
		named: '/login.title/nl',
		answers: dictionary('login.title', '\u200b\u2060'),
		shown: 'Inloggen',
		logged: { key: 'login.title', fault: 'invisible' },
	},
	{
		what: 'a text for a group',
		named: '/login',
		answers: dictionary('login', 'Alles'),
		shown: 'Inloggen',
		hidden: 'Alles',
		logged: { key: 'login', fault: 'group' },
	},
	{
		what: 'a colour and a font that nobody knows',
		named: '/colorPrimary',
		answers: theme({ color_primary: 'blauwig', font_family: 'Comic Sans' }),
		shown: 'Inloggen',
		logged: { member: 'colorPrimary' },
	},
	...[
		{ value: ['#c00', '#00c'], member: 'color_primary' },
		{ value: { hex: '#c00' }, member: 'color_links' },
		{ value: ['Lato', 'Arial'], member: 'font_family' },
		{ value: { px: 18 }, member: 'font_size' },
		{ value: '#c00', member: 'color_secondary' },
	].map(({ value, member }) => ({
		what: `the theme's ${member} as ${JSON.stringify(value)}`,
		named: `/${member}`,
		answers: theme({ [member]: value }),
		shown: 'Inloggen',
		logged: { member },
	})),
	...(
		[
			['a list', [['Welkom', 'Hoi']], 'wrongType'],
			['a number', [5], 'wrongType'],
			['an object within', [{ nl: { text: 'Welkom' } }], 'wrongType', '/nl'],
			['JSON that breaks off', ['{"nl": "Welkom'], 'brokenJson'],
			['JSON within', [{ nl: '{"nl": "Welkom"}' }], 'brokenJson', '/nl'],
			['another language', [{ de: 'Willkommen' }], 'noLanguage'],
			['200,000 characters', [{ nl: 'Welkom '.repeat(30_000) }], 'tooLong', '/nl'],
			['two different entries', [{ nl: 'Welkom' }, { nl: 'Welkom thuis' }], 'keyTwice', '/nl'],
		] as const
	).map(([what, translations, fault, language = '']) => ({
		what: `the login's title as ${what}`,
		named: `/login.title${language}`,
		answers: translation('login.title', ...(translations as readonly JsonBodyType[])),
		shown: 'Inloggen',
		hidden: 'Welkom',
		logged: { key: 'login.title', fault },
	})),
]
const wordings: [what: string, value: JsonBodyType, fault: string][] = [
	['a text of another language', { de: 'Kom binnen' }, 'noLanguage'],
	[
		'a list of languages',
		[
			{ language: 'nl', value: 'Kom binnen' },
			{ language: 'en', value: 'Come in' },
		],
		'wrongType',
	],
	['a number', 5, 'wrongType'],
	['a yes', true, 'wrongType'],
	['an object within', { nl: { html: 'Kom binnen' } }, 'wrongType'],
	['a list within', { nl: ['Kom binnen'] }, 'wrongType'],
	['JSON in an editor', '<p>{"nl": "Kom binnen"}</p>', 'brokenJson'],
	['JSON of something else', '{"text": "Kom binnen"}', 'noLanguage'],
	['invisible characters', '\u200b\u2060', 'showsNothing'],
]
const dashboard: Row[] = [
	{
		what: 'a welcome of blanks',
		named: '/content/welcome_content',
		answers: licence({ welcome_content: '<p>&nbsp;</p><p><br></p>' }),
		shown: 'Overzicht',
		logged: { member: 'content/welcome_content', fault: 'showsNothing' },
	},
	{
		what: 'a welcome of broken JSON',
		named: '/content/welcome_content',
		answers: licence({ welcome_content: '{"nl": "<p>Hallo' }),
		shown: 'Overzicht',
		hidden: '{"nl"',
		logged: { member: 'content/welcome_content', fault: 'brokenJson' },
	},
	{
		what: 'a welcome with 6 MB of pasted picture',
		named: '/content/welcome_content',
		answers: licence({
			welcome_content: `<p>Kom binnen<img src="data:image/png;base64,${'QUJD'.repeat(1_500_000)}"></p>`,
		}),
		shown: 'Kom binnen',
		hidden: 'QUJDQUJD',
		logged: { member: 'content/welcome_content', fault: 'pastedPicture' },
	},
	{
		what: 'a member that nobody reads',
		named: '/content/welcome_text',
		answers: licence({ welcome_text: 'Hoi daar', welcome_content: '<p>Kom binnen</p>' }),
		shown: 'Kom binnen',
		hidden: 'Hoi daar',
		logged: { member: 'content/welcome_text', fault: 'unknownMember' },
	},
	{
		what: 'a logo in a folder of its own',
		named: '/content/logo_image',
		answers: licence({ logo_image: 'C:\\logo.png' }),
		shown: 'Kantoor instelling',
		logged: { member: 'content/logo_image', fault: 'unusableAddress' },
	},
	{
		what: 'a picture pasted far below',
		named: '/content/welcome_content',
		answers: licence({
			welcome_content: `<p>Kom binnen</p>${'<p>Dag.</p>'.repeat(12_000)}<img src="data:image/png;base64,QUJD">`,
		}),
		shown: 'Kom binnen',
		hidden: 'QUJD',
		logged: { member: 'content/welcome_content', fault: 'pastedPicture' },
	},
	{
		what: 'texts that are one text',
		named: '/content',
		answers: { '/api/licenses/current': createDocument({ content: 'Kom binnen' }) },
		shown: 'Overzicht',
		hidden: 'Kom binnen',
		logged: { member: 'content', fault: 'wrongType' },
	},
	{
		what: 'a title of 200,000 characters',
		named: '/content/welcome_title',
		answers: licence({ welcome_title: 'Kom binnen '.repeat(20_000), welcome_content: '<p>Dag.</p>' }),
		shown: 'Welkom',
		hidden: 'Kom binnen',
		logged: { member: 'content/welcome_title', fault: 'tooLong' },
	},
	{
		what: 'a width that is no flag',
		named: '/content/isHeaderImageFullWidth',
		answers: licence({ isHeaderImageFullWidth: 'breed' }),
		shown: 'Overzicht',
		logged: { member: 'content/isHeaderImageFullWidth', fault: 'wrongType' },
	},
	...wordings.flatMap(([what, value, fault]) =>
		['welcome_content', 'welcome_title'].map((member) => ({
			what: `${member} as ${what}`,
			named: `/content/${member}`,
			answers: licence({ [member]: value }),
			shown: 'Overzicht',
			hidden: 'Kom binnen',
			logged: { member: `content/${member}`, fault },
		})),
	),
]

/** What `check-api` says of the same answers. */
function expectNamed({ answers, named }: Row) {
	const [[path, answer] = ['', null]] = Object.entries(answers)
	const findings = judgeSetUp(path, { status: 200, body: JSON.stringify(answer) })
	expect(findings.map(({ member }) => member)).toContain(named)
}

async function expectOneLine(branch: string, logged: object) {
	const lines = () =>
		portal
			.log()
			.filter((line) => line.msg === 'the firm set up what the portal cannot use' && line.branch === branch)
	await expect.poll(() => lines().length).toBe(1)
	expect(lines()[0]?.faults).toContainEqual(expect.objectContaining(logged))
}

test.each(deal('pages', login))('Of $what the login shows ours, and the log names it once', async (row) => {
	const branch = branches.open(row.answers)
	const visitor = startVisitor(portal.url)
	await visitor.visit(`/?domain=${branch}`)
	const page = await visitor.visit('/')
	expect(page.status).toBe(200)
	expect(page.words).toContain(row.shown)
	if (row.hidden) expect(page.words).not.toContain(row.hidden)
	await expectOneLine(branch, row.logged)
	expectNamed(row)
})

test('A text under a tag with its region is read, and nothing is logged', async () => {
	const branch = branches.open(licence({ welcome_content: { nl_NL: '<p>Kom binnen</p>' } }))
	const { page } = await openOverview(portal.url, { branch })
	expect(page.words).toContain('Kom binnen')
	expect(portal.log().filter((line) => line.branch === branch && line.part === 'licence')).toEqual([])
})

test.each(deal('pages', dashboard))(
	'Of $what the dashboard shows what can be shown, and the log names it once',
	async (row) => {
		const branch = branches.open(row.answers)
		const { page } = await openOverview(portal.url, { branch })
		expect(page.status).toBe(200)
		expect(page.words).toContain(row.shown)
		if (row.hidden) expect(page.html).not.toContain(row.hidden)
		await expectOneLine(branch, row.logged)
		expectNamed(row)
	},
)
