const sides = '(margin|padding|border)-(left|right|top|bottom)\\b'

/** Forbidden in components: own colours (app/theme names them), physical directions, text sizes that ignore the reader's. */
export default {
	rules: {
		'color-no-hex': true,
		'color-named': 'never',
		'selector-max-id': 0,
		'function-disallowed-list': ['/^(rgb|hsl|hwb|oklch|oklab|lab|lch|color)a?$/i'],
		'property-disallowed-list': [`/${sides}/`, '/^(left|right|top|bottom)$/', '/(^|-)float$/'],
		'declaration-property-value-disallowed-list': {
			'/^/': [`/${sides}/`],
			'/text-align$/': ['/^(left|right)/'],
			'/font(-size)?$/': ['/\\dpx/'],
		},
	},
}
