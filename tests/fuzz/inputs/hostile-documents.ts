import fc from 'fast-check'

const members = `
	id type attributes relationships data included label name status title url image amount date created_at
	action_counter product document category documents payment quotes user_panels parts loan_parts features
	modules content accessToken refreshToken email first_name nl en counter meta links __proto__ constructor
	toString hasOwnProperty then toJSON length
`.split(/\s+/)
const scalars = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		true,
		false,
		0,
		-1,
		1e308,
		-1e308,
		1e21,
		0.1,
		'',
		' ',
		'0',
		'1',
		'nl',
		'true',
		'NaN',
		'2026-13-45',
		'0000-00-00',
		'9999-12-31',
		'31-02-2026',
		'2026-11-22T25:00:00Z',
		'javascript:alert(1)',
		'data:text/html,x',
		'https://[',
		'http://127.0.0.1:1/',
		'<script>alert(1)</script>',
		'<p>'.repeat(300),
		'\0',
		'\ud800',
		'\u202e',
		'x'.repeat(20_000),
		'../..',
		'1234567890123456789012345678901234567890',
		'MORTGAGE',
		'mortgage',
		'PAY_INVOICE',
		'upload-document',
		'{"nl":"a"}',
		"$& $` $' $1 $<name> $$",
	),
	fc.string({ unit: 'binary', maxLength: 20 }),
	fc.double(),
)

const { value } = fc.letrec<{ value: unknown; thing: unknown; list: unknown }>((tie) => ({
	value: fc.oneof({ maxDepth: 5, depthSize: 'small' }, scalars, tie('thing'), tie('list')),
	thing: fc.dictionary(fc.constantFrom(...members), tie('value'), { maxKeys: 8, noNullPrototype: true }),
	list: fc.array(tie('value'), { maxLength: 5 }),
}))
const resource = fc.record(
	{
		type: fc.constantFrom('a', 'actions', 'mortgage', 'documents', 'consumers'),
		id: fc.oneof(fc.constantFrom<unknown>('1', '2', 1, '10011', '', '..', null, 'x'.repeat(129)), value),
		attributes: value,
		relationships: value,
	},
	{ requiredKeys: [] },
)
const documentsOf = fc
	.oneof(
		fc.record(
			{
				data: fc.oneof(resource, fc.array(resource, { maxLength: 6 })),
				included: fc.array(resource, { maxLength: 6 }),
			},
			{ requiredKeys: ['data'] },
		),
		fc.record({ data: value }),
		value,
	)
	.map((made) => JSON.stringify(made))

const circle = fc.constantFrom(2, 40, 3000).map((count) => {
	const name = (at: number) => ({ type: 'a', id: String(at % count) })
	const included = Array.from({ length: count }, (_, at) => ({
		...name(at),
		attributes: { label: 'x', id: String(at) },
		relationships: { product: { data: name(at + 1) }, document: { data: [name(at), name(at + 2)] } },
	}))
	return JSON.stringify({ data: [included[0], name(1)], included })
})
const deep = fc
	.tuple(
		fc.constantFrom(
			['[', ']'],
			['{"a":', '}'],
			['{"data":', '}'],
			['{"data":{"id":"1","attributes":{"product":', '}}}'],
			['{"product":{"id":"1","attributes":', '}}'],
		),
		fc.constantFrom(10, 63, 66, 1000, 9000, 100_000),
		fc.constantFrom('1', '"x"', '{}', '[]'),
	)
	.map(
		([[open = '', close = ''], depth, inner]) =>
			`{"data":${open.repeat(depth)}${inner}${close.repeat(depth)}}`,
	)
const wide = fc
	.tuple(
		fc.constantFrom(
			'{"id":"%","type":"a","attributes":{"label":"x"}}',
			'"x"',
			'null',
			'[]',
			'{}',
			'{"id":"1"}',
			'"%":1',
			'1e999',
		),
		fc.constantFrom(100, 5000, 40_000),
	)
	.map(
		([one, count]) =>
			`{"data":[${Array.from({ length: count }, (_, at) => one.replace('%', () => String(at))).join(',')}]}`,
	)
const broken = fc.constantFrom(
	'',
	'{',
	'{"data":',
	'[1,',
	'nul',
	'\ufeff{"data":[]}',
	'{"data":[]}}',
	"{'data':[]}",
	'{"data":NaN}',
	'{"data":1e99999}',
	'\0',
	'<html>',
	'{"a":1,"a":2}',
	'{"data":"\\ud800"}',
)

/** API answers that follow JSON:API in part, in form only, or not at all. */
export const hostileDocuments = fc.oneof(
	{ weight: 12, arbitrary: documentsOf },
	{ weight: 2, arbitrary: circle },
	{ weight: 2, arbitrary: deep },
	{ weight: 1, arbitrary: wide },
	{ weight: 2, arbitrary: broken },
)
