const names: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#x27;',
}

/** For element content and quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
}
