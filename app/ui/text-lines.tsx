/** A paragraph per line. */
export function TextLines({ lines }: { lines: readonly string[] }) {
	return lines.map((line, index) => <p key={index}>{line}</p>)
}
