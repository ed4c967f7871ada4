import { expect, test } from 'vitest'
import { judgeSetUp } from './judge-set-up.server'

const dictionary = '/api/dictionary'
const licence = '/api/licenses/current'

function write(attributes: object) {
	return JSON.stringify({ data: { type: 'x', id: '1', attributes } })
}
const theme = write
const content = (texts: object) => write({ content: texts })
function text(id: string, nl: string) {
	return JSON.stringify({ data: [{ type: 'dictionary', id, attributes: { translation: { nl } } }] })
}

const setUp: [string, string, body: string, [member: string, received: string]][] = [
	[
		'a text without our value',
		dictionary,
		text('lists.page', 'Bladzijde'),
		['/lists.page/nl', 'a text without {{page}} {{pages}}'],
	],
	[
		'a value that is not ours',
		dictionary,
		text('lists.page', '{{page}}{{pagse}}{{pages}}'),
		['/lists.page/nl', 'others {{pagse}}'],
	],
	['a group', dictionary, text('lists', 'x'), ['/lists', 'a group of texts']],
	['a key of nothing', dictionary, text('lists.x', 'x'), ['/lists.x', 'another']],
	[
		'one plural',
		dictionary,
		text('shell.badge.openActions_one', '1 taak'),
		['/shell.badge.openActions_one/nl', 'one'],
	],
	[
		'a formal text alone',
		dictionary,
		text('notices.loggedIn', 'Welkom.'),
		['/notices.loggedIn/nl', 'the formal one'],
	],
	[
		'an informal text alone that binds',
		dictionary,
		text('approval.question_informal', 'Ga je akkoord?'),
		['/approval.question_informal/nl', 'the informal one'],
	],
	[
		'a colour with a name',
		'/api/theme',
		theme({ color_primary: 'rood' }),
		['/colorPrimary', 'another value'],
	],
	['a font we lack', '/api/theme', theme({ font_family: 'Comic Sans' }), ['/fontFamily', 'another value']],
	['a size in words', '/api/theme', theme({ font_size: 'groot' }), ['/fontSize', 'another value']],
	[
		'a member that nobody reads',
		licence,
		content({ welcome_text: 'Hoi' }),
		['/content/welcome_text', 'another'],
	],
	[
		'broken JSON',
		licence,
		content({ footer_content: '{"nl": "<p>a' }),
		['/content/footer_content', 'broken JSON'],
	],
	[
		'HTML that shows nothing',
		licence,
		content({ footer_content: '<p>&nbsp;</p>' }),
		['/content/footer_content', 'one that shows nothing once it is safe'],
	],
	[
		'a pasted picture',
		licence,
		content({ welcome_content: 'a<img src="data:image/png;base64,AAAA">' }),
		['/content/welcome_content', 'a picture within it'],
	],
	[
		'a long text',
		licence,
		content({ otd_terms_content: 'a '.repeat(300_000) }),
		['/content/otd_terms_content', 'more'],
	],
	[
		'a logo that breaks off',
		licence,
		content({ logo_image: 'data:image/png;base64,AAAA' }),
		['/content/logo_image', 'a broken one, or one much larger'],
	],
	[
		'a title of a page',
		licence,
		content({ welcome_title: 'a'.repeat(301) }),
		['/content/welcome_title', 'more'],
	],
	[
		'a text in two spellings',
		licence,
		content({ welcome_title: 'Dag', welcomeTitle: 'Hoi' }),
		['/content/welcomeTitle', 'two'],
	],
	['texts as a text', licence, write({ content: 'Hoi' }), ['/content', 'a list, a number or another value']],
	[
		'switches as a list',
		licence,
		write({ features: ['a', 'b'] }),
		['/features', 'a list, a number or another value'],
	],
	[
		'a text of another language',
		licence,
		content({ welcome_content: { de: 'Tag' } }),
		['/content/welcome_content', 'members that are no language of the portal'],
	],
	[
		'a colour as a list',
		'/api/theme',
		theme({ color_primary: ['#c00', '#00c'] }),
		['/color_primary', 'another value'],
	],
	[
		'a member of no theme',
		'/api/theme',
		theme({ color_secondary: '#c00' }),
		['/color_secondary', 'another value'],
	],
	['a logo of a file', licence, content({ logo_image: 'logo.png' }), ['/content/logo_image', 'another text']],
]

test.each(setUp)('Of %s in a set-up it names the member', (_what, path, body, [member, received]) => {
	expect(judgeSetUp(path, { status: 200, body })).toMatchObject([{ severity: 'warning', member, received }])
})

const tasks = (...attributes: object[]) =>
	JSON.stringify({
		data: attributes.map((one, at) => ({ type: 'actions', id: String(at), attributes: one })),
	})

test('Open tasks of a guessed or unknown type, and a payment without an amount, are named', () => {
	const body = tasks(
		{ type: 'SIGN_OTD' },
		{ type: 'upload-document' },
		{ type: 'DANCE', is_done: true },
		{ type: 'DANCE' },
		{ type: 'CHECK_INVOICE' },
		{ type: 'PAY_INVOICE', invoice: { total: 0 } },
		{ type: 'pay-invoice' },
	)
	const findings = judgeSetUp('/api/actions', { status: 200, body })
	expect(findings.map(({ element, member, shown }) => `${element} ${member}: ${shown}`)).toEqual([
		'3 /type: the task without a button',
		'4 /type: a button by a guess (invoice-payment)',
		'6 /invoice/total: a task without an amount',
	])
})

test('A set-up that works, and one that cannot be read, add nothing', () => {
	const sound: [string, string][] = [
		[dictionary, text('login.password', 'Geheim woord')],
		['/api/theme', theme({ color_primary: ' #123 ', font_family: '"Open Sans", serif', font_size: '18px' })],
		[
			licence,
			content({ welcome_content: '<p>Hoi</p>', footer_content: '', logo_image: 'https://a.nl/l.png' }),
		],
		[licence, '<html>'],
		[dictionary, '{"data":null}'],
	]
	for (const [path, body] of sound) expect(judgeSetUp(path, { status: 200, body })).toEqual([])
	expect(judgeSetUp(licence, { status: 500, body: content({ x: 1 }) })).toEqual([])
})
