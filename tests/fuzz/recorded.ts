import { createHarmlessDocument } from './inputs/documents'
import {
	createGet,
	createHarmlessText,
	createPost,
	encodeUrlencoded,
	type Input,
	type FuzzRequest,
	type Target,
} from './input'

interface Recorded extends Input {
	what: string
}

const upload: Pick<Target, 'who' | 'address'> = { who: 'client', address: '/actions/11001/upload-document' }
const login: Pick<Target, 'who' | 'address'> = { who: 'guest', address: '/' }
const own = 'multipart/form-data; boundary=b'
const fileBehindEnd = Buffer.from(
	'--b--\r\n--b\r\n--b\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\nx',
)
const fileBehindBroken = Buffer.from(
	'--b\r\n\n\r\n--b\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\nx',
)

const fileHead = 'Content-Disposition: form-data; name="file"; filename="a.jpg"'
const photoBody = (start: string, pattern: string, size = 2 * 1024 * 1024) =>
	Buffer.concat([
		Buffer.from(`--b\r\n${fileHead}\r\n\r\n`),
		Buffer.from(start, 'hex'),
		Buffer.alloc(size, Buffer.from(pattern, 'hex')),
		Buffer.from('\r\n--b--\r\n'),
	])
const pngStart = '89504e470d0a1a0a0000000d4948445200000001000000010806000000'

/** Inputs that cost a parser more than their size, with a file or form of the same size. */
const costly: Recorded[] = [
	...[
		['tables without content', photoBody('ffd8', 'ffdb0002')],
		['tables and comments in turns', photoBody('ffd8', 'ffdb0002fffe0002')],
		['fill bytes', photoBody('ffd8', 'ff')],
		['empty chunks of points', photoBody(`${pngStart}00000000`, '000000004944415400000000')],
		['parts without a name', Buffer.alloc(2 * 1024 * 1024, '--b\r\nA: b\r\n\r\n\r\n')],
		[
			'names of blanks',
			Buffer.alloc(
				512 * 1024,
				`--b\r\n${fileHead.replace('a.jpg', () => `a${' '.repeat(9_000)}b`)}\r\n\r\nx\r\n`,
			),
		],
	].map(([what, body]) => ({
		what: `an upload of ${String(what)}`,
		shot: createPost(upload, own, body as Buffer),
		control: createPost(upload, own, photoBody('255044462d', '61', (body as Buffer).length)),
	})),
	{
		what: 'a time of blanks',
		shot: createPost(
			{ who: 'client', address: '/general-insurances/10201/damage-reports/create' },
			own,
			Buffer.from(
				`--b\r\nContent-Disposition: form-data; name="time"\r\n\r\n1${' '.repeat(60_000)}x\r\n--b--\r\n`,
			),
		),
		control: createPost(
			{ who: 'client', address: '/general-insurances/10201/damage-reports/create' },
			own,
			Buffer.from(
				`--b\r\nContent-Disposition: form-data; name="time"\r\n\r\n1${'a'.repeat(60_000)}x\r\n--b--\r\n`,
			),
		),
	},
	{
		what: 'a cookie of lists',
		...withHeader('Cookie', `preferences=${Buffer.from('['.repeat(10_000)).toString('base64')}`),
	},
	{ what: 'a cookie header of pairs', ...withHeader('Cookie', 'a=b;'.repeat(3_500)) },
	{ what: 'hops of nothing', ...withHeader('X-Forwarded-For', ','.repeat(15_000)) },
]

/** Browser requests that once caused a failure; every run sends them. */
export const fromBrowsers: Recorded[] = [
	named('rows of a thousand rows', login, (at) => `a[${at}][999][999]`),
	named('one row very far', login, (at) => `message[${30_000_000 + at}]`, 1),
	named(
		'rows under a row of the form',
		{ who: 'client', address: '/mortgages/10012/loan-parts/11102' },
		(at) => `loanParts[${at}][999].amount`,
	),
	named('rows without an end', { who: 'guest', address: '/forgot/password' }, (at) => `email[][${at}]`),
	named('thousands of levels', login, () => 'a[0]'.repeat(12_000), 1),
	named('members of all objects', login, (at) => `__proto__.a${at}.constructor.prototype`),
	uploaded('a row that takes the memory', 'message[30000000]'),
	uploaded('a row that ends the process', 'a[999999999]'),
	...[
		'multipart/form-data',
		`${own.slice(0, -1)}`,
		'multipart/form-data; boundary="b',
		'multipart/form-data; boundary= b',
		"multipart/form-data; boundary*=utf-8''b",
	].map((type) => ({
		what: `an upload without its boundary: ${type}`,
		shot: createPost(upload, type, multipartBody('message')),
		control: createPost(upload, own, multipartBody('message')),
	})),
	{
		what: 'a file that begins behind a broken one',
		shot: createPost(upload, own, fileBehindBroken),
		control: createPost(upload, own, multipartBody('message')),
	},
	got('a path that is no text', '/reset/password/secret%ff'),
	got('a backslash in front', '/%5c/<'),
	got('a query that is no text', `/accessibility?${'way=%F4%8F%BF%&'.repeat(900)}`),
	got('a token that is no header', '/notices?accessToken=%00'),
	got('data of a page that there is not', '/privacy?_data=x'),
	got('a page of an address that only takes forms', '/branch'),
	{
		what: 'a form at a page that has none',
		shot: createPost({ who: 'client', address: '/invoices' }, encodeUrlencoded, Buffer.from('a=1')),
		control: createGet({ who: 'client', address: '/invoices' }),
	},
	{
		what: 'a host that is written like a name in another script, and is none',
		shot: { ...createGet(login), headers: [['Host', 'xn--a']] },
		control: createGet(login),
	},
	{
		what: 'a form whose first line has a name in its full address',
		shot: {
			...createPost(login, encodeUrlencoded, Buffer.from('a=1')),
			line: 'POST http://a@localhost/branch HTTP/1.1',
		},
		control: createPost(login, encodeUrlencoded, Buffer.from('a=1')),
	},
	{
		what: 'a file that begins behind the end',
		shot: createPost(upload, own, fileBehindEnd),
		control: createPost(upload, own, multipartBody('message')),
	},
	...['http://a@localhost/', 'http://a:b@localhost/404'].map((line) => ({
		what: `the full address as first line, with a name in it: ${line}`,
		shot: { ...createGet(login), line: `GET ${line} HTTP/1.1` },
		control: createGet(login),
	})),
	...costly,
	{
		what: 'a thousand languages',
		...withHeader('Accept-Language', Array.from({ length: 1000 }, (_, at) => `x-${at};q=0.${at}`).join(',')),
	},
	{
		what: 'thousands of cookies',
		...withHeader(
			'Cookie',
			Array.from({ length: 3000 }, (_, at) => `a=${at}`)
				.join('; ')
				.slice(0, 15_000),
		),
	},
]

const definitions = 'GET /api/products/definitions'
const chain = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		type: 'a',
		id: String(at),
		attributes: { label: 'x' },
		relationships: { product: { data: { type: 'a', id: String((at + 1) % count) } } },
	}))

/** API documents that once caused a failure. */
export const fromApi: Recorded[] = [
	answered('an id that is no text', JSON.stringify({ data: [{ id: { toString: 1 } }] })),
	answered(
		'an id of a list that is no text',
		JSON.stringify({ data: [], included: [{ id: [{ toString: 1 }] }] }),
	),
	answered('a long chain of things', JSON.stringify({ data: chain(1), included: chain(3000) })),
	besideUnrelated('a long circle', chain(3000)),
	answered(
		'thousands of broken things',
		`{"data":[${'{},'.repeat(40_000)}{}]}`,
		'GET /api/products/otds',
		'/otds',
	),
	answered('thousands of things of one name', `{"data":[${'{"id":"1"},'.repeat(40_000)}{}]}`),
	answered('a million empty objects', `{"data":[${'{},'.repeat(1_000_000)}{}]}`),
	answered(
		'a million empty lists in a member',
		`{"data":[{"id":"1","attributes":{"a":[${'[],'.repeat(1_000_000)}[]]}}]}`,
	),
	answered(
		'hundreds of thousands of names',
		`{"data":[{"id":"1",${Array.from({ length: 300_000 }, (_, at) => `"a${at}":1`).join()}}]}`,
	),
	answered('levels without end', `{"data":${'['.repeat(500_000)}`),
	answered('closed levels', `{"data":${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}}`),
	answered('more than 5 MB', `{"data":[],"meta":"${'x'.repeat(6 * 1024 * 1024)}"}`),
	answered(
		'names of all objects',
		'{"constructor":null,"__proto__":null,"toString":null,"data":{"constructor":null,"__proto__":[],"id":"1"}}',
	),
	signIn(
		'names of all objects at the login',
		'{"constructor":null,"__proto__":{"accessToken":"a"},"toString":null}',
	),
]

function named(
	what: string,
	target: Pick<Target, 'who' | 'address'>,
	nameAt: (at: number) => string,
	count = 3000,
): Recorded {
	const most = 64_000
	const join = (name: (at: number) => string) =>
		Array.from({ length: count }, (_, at) => `${name(at)}=`)
			.join('&')
			.slice(0, most)
	return {
		what,
		shot: createPost(target, encodeUrlencoded, Buffer.from(join(nameAt))),
		control: createPost(
			target,
			encodeUrlencoded,
			Buffer.from(join((at) => createHarmlessText(nameAt(at).length, at))),
		),
	}
}

function uploaded(what: string, name: string): Recorded {
	return {
		what,
		shot: createPost(upload, own, multipartBody(name)),
		control: createPost(upload, own, multipartBody(createHarmlessText(name.length))),
	}
}

function multipartBody(name: string) {
	return Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`)
}

function got(what: string, address: string): Recorded {
	return {
		what,
		shot: createGet({ who: 'client', address }),
		control: createGet({ who: 'client', address: '/privacy' }),
	}
}

function withHeader(name: string, value: string): Input {
	return {
		shot: createGet(login, [[name, value]]),
		control: createGet(login, [['X-Plain', createHarmlessText(value.length)]]),
	}
}

function answered(what: string, body: string, call = definitions, address = '/help'): Recorded {
	const shot = createGet({ who: 'client', address })
	return { what, ...besideEmpty(shot, call, body) }
}

function signIn(what: string, body: string): Recorded {
	const form = Buffer.from('email=anna%40voorbeeld.nl&password=x')
	return { what, ...besideEmpty(createPost(login, encodeUrlencoded, form), 'POST /api/auth/login', body) }
}

/** Compares with the same resources without relationships. */
function besideUnrelated(what: string, things: ReturnType<typeof chain>): Recorded {
	const plain = things.map(({ relationships, ...thing }) => ({
		...thing,
		meta: JSON.stringify(relationships),
	}))
	const { shot } = answered(what, JSON.stringify({ data: things }))
	return { what, shot, control: answered(what, JSON.stringify({ data: plain })).shot }
}

/** Compares with an empty list in a document of the same size, within the limit. */
function besideEmpty(shot: FuzzRequest, call: string, body: string): Input {
	const document = (text: string) => ({
		call,
		status: 200,
		type: 'application/vnd.api+json',
		body: Buffer.from(text),
	})
	const plain = createHarmlessDocument(Math.min(body.length, 5_000_000))
	return {
		shot: { ...shot, document: document(body) },
		control: { ...shot, document: document(plain) },
	}
}
