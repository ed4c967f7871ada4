import sanitizeHtml from 'sanitize-html'

/** The firm's HTML with what a text needs and nothing that runs, styles or frames [18]. */
export function sanitiseHtml(html: string): string {
	return sanitizeHtml(html, {
		allowedTags: [
			'p',
			'br',
			'strong',
			'b',
			'em',
			'i',
			'u',
			'a',
			'ul',
			'ol',
			'li',
			'h2',
			'h3',
			'h4',
			'blockquote',
			'table',
			'thead',
			'tbody',
			'tr',
			'th',
			'td',
		],
		allowedAttributes: { a: ['href'], th: ['scope'] },
		allowedSchemes: ['https', 'mailto', 'tel'],
		allowProtocolRelative: false,
		transformTags: { h1: 'h2' },
	})
}
