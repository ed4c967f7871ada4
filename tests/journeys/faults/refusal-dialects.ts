type Steps = readonly string[]

const slash = (steps: Steps) => `/${steps.join('/')}`
const dots = (steps: Steps) => steps.join('.')
const brackets = (steps: Steps) =>
	steps.map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
const queryLike = (steps: Steps) => steps.map((step, at) => (at === 0 ? step : `[${step}]`)).join('')
const snake = (steps: Steps) =>
	steps.map((step) => step.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const pascal = (steps: Steps) => steps.map((step) => step.replace(/^[a-z]/, (letter) => letter.toUpperCase()))
const mixed = (steps: Steps) => steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const wrong = 'Interne fout: probeer het nog een keer met een andere waarde'

function nest([step, ...others]: Steps, leaf: unknown): unknown {
	if (step === undefined) return leaf
	const inner = nest(others, leaf)
	if (!/^\d+$/.test(step)) return { [step]: inner }
	return Array.from({ length: Number(step) + 1 }, (_, at) => (at === Number(step) ? inner : {}))
}

function nestChildren([step, ...others]: Steps): unknown {
	return others.length === 0
		? { property: step, constraints: { isValid: wrong } }
		: { property: step, children: [nestChildren(others)] }
}

/** Error bodies of an API that refuses one field of a body, by the path of that field. */
export const dialects: readonly [name: string, body: (steps: Steps) => unknown][] = [
	[
		'JSON:API',
		(to) => ({ errors: [{ source: { pointer: `/data/attributes${slash(to)}` }, detail: wrong }] }),
	],
	['JSON:API without /attributes', (to) => ({ errors: [{ source: { pointer: `/data${slash(to)}` } }] })],
	['JSON:API without /data', (to) => ({ errors: [{ source: { pointer: `/attributes${slash(to)}` } }] })],
	['JSON:API without a prefix', (to) => ({ errors: [{ source: { pointer: slash(to) } }] })],
	[
		'JSON:API, relationships',
		(to) => ({ errors: [{ source: { pointer: `/data/relationships${slash(to)}` } }] }),
	],
	[
		'JSON:API, snake case',
		(to) => ({ errors: [{ source: { pointer: `/data/attributes${slash(snake(to))}` } }] }),
	],
	[
		'JSON:API, a dotted pointer',
		(to) => ({ errors: [{ source: { pointer: `data.attributes.${dots(to)}` } }] }),
	],
	['JSON:API, source.parameter', (to) => ({ errors: [{ source: { parameter: queryLike(to) } }] })],
	['JSON:API, an unknown code', (to) => ({ errors: [{ code: 'x-17', source: { pointer: slash(to) } }] })],
	['RFC 9457', (to) => ({ title: wrong, errors: [{ detail: wrong, pointer: `#${slash(to)}` }] })],
	['RFC 9457 without #', (to) => ({ title: wrong, errors: [{ pointer: slash(to) }] })],
	['RFC 7807', (to) => ({ title: wrong, 'invalid-params': [{ name: dots(to), reason: wrong }] })],
	['RFC 7807, brackets', (to) => ({ 'invalid-params': [{ name: brackets(to), reason: wrong }] })],
	['Laravel', (to) => ({ message: wrong, errors: { [dots(to)]: [wrong, wrong] } })],
	['Laravel, snake case', (to) => ({ message: wrong, errors: { [dots(snake(to))]: [wrong] } })],
	['ASP.NET', (to) => ({ title: wrong, status: 400, errors: { [brackets(pascal(to))]: [wrong] } })],
	['ASP.NET, JSON', (to) => ({ title: wrong, errors: { [`$.${brackets(to)}`]: [wrong] } })],
	[
		'ASP.NET Web API',
		(to) => ({ Message: wrong, ModelState: { [`model.${brackets(pascal(to))}`]: [wrong] } }),
	],
	['Symfony', (to) => ({ title: wrong, violations: [{ propertyPath: brackets(to), message: wrong }] })],
	[
		'Symfony forms',
		(to) => ({ violations: [{ propertyPath: `${to.map((step) => `children[${step}]`).join('.')}.data` }] }),
	],
	['Spring', (to) => ({ error: 'Bad Request', errors: [{ field: brackets(to), code: 'NotBlank' }] })],
	['Spring, fieldErrors', (to) => ({ fieldErrors: [{ field: brackets(to), message: wrong }] })],
	['FastAPI', (to) => ({ detail: [{ loc: ['body', ...mixed(to)], msg: wrong, type: 'missing' }] })],
	['Django', (to) => nest(to, [wrong])],
	['Django, one level', (to) => ({ [dots(snake(to))]: [wrong], non_field_errors: [wrong] })],
	['Rails', (to) => ({ [dots(to)]: [wrong], base: [wrong] })],
	['Rails, errors', (to) => ({ errors: nest(snake(to), [wrong]) })],
	['JSend', (to) => ({ status: 'fail', data: { [brackets(to)]: wrong } })],
	['Express-validator', (to) => ({ errors: [{ type: 'field', path: brackets(to), msg: wrong }] })],
	['Joi', (to) => ({ details: [{ path: mixed(to), type: 'any.required', message: wrong }] })],
	['Zod', (to) => ({ issues: [{ code: 'invalid_type', path: mixed(to), message: wrong }] })],
	['Ajv', (to) => ({ errors: [{ instancePath: slash(to), keyword: 'format', message: wrong }] })],
	['NestJS', (to) => ({ message: [`${dots(to)} must be right`], error: 'Bad Request' })],
	['NestJS, nested', (to) => ({ message: [nestChildren(to)] })],
	['Microsoft', (to) => ({ error: { code: 'BadArgument', details: [{ target: to.join('/') }] } })],
	['Google', (to) => ({ error: { details: [{ fieldViolations: [{ field: dots(to) }] }] } })],
]
