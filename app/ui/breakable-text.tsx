/** Lets an e-mail address break before its `@`, so that a narrow column does not cut its words. */
export function BreakableText({ text }: { text: string }) {
	const at = Math.max(0, text.indexOf('@'))
	return (
		<span>
			{text.slice(0, at)}
			<wbr />
			{text.slice(at)}
		</span>
	)
}
