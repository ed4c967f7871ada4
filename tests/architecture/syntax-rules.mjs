/** Syntax that oxlint has no rule of its own for: each rule reports what its selectors match. */
function forbid(message, ...selectors) {
	return {
		create: (context) =>
			Object.fromEntries(
				selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
			),
	}
}

const replaceCall =
	'CallExpression:matches([callee.property.name=/^replace(All)?$/], [callee.property.value=/^replace(All)?$/])'

/** Objects with foreign keys must not inherit members (contract §8). */
const ownOnly = 'Foreign names: ask Object.hasOwn, lookUp or a Map, which know no inherited member.'

export default {
	meta: { name: 'house' },
	rules: {
		/** `$&` and `$'` in a replacement insert parts of the subject, so foreign text needs a replacement function. */
		'literal-replacement': forbid(
			'A replacement is a literal or an arrow function: in any other text `$&` means the match.',
			`${replaceCall}[arguments.1]:not([arguments.1.type=/^(Literal|TemplateLiteral|ArrowFunctionExpression|FunctionExpression)$/])`,
			`${replaceCall}[arguments.1.type='TemplateLiteral'][arguments.1.expressions.length>0]`,
			`${replaceCall}[arguments.0.type='SpreadElement']`,
		),
		'own-members': forbid(
			ownOnly,
			"BinaryExpression[operator='in'][left.type!='Literal']",
			"BinaryExpression[operator='in'][right.name=/^(payload|values|typed|fields)$/]",
			"BinaryExpression[operator='in'][right.property.name='payload']",
		),
		/** Folders in which all objects come from outside. */
		'no-in': forbid(ownOnly, "BinaryExpression[operator='in']"),
		'no-zod-record': forbid(
			'It refuses a member called constructor and loses __proto__: use defineMap of app/session.',
			"CallExpression[callee.object.name='z'][callee.property.name=/^(record|partialRecord|looseRecord)$/]",
		),
	},
}
