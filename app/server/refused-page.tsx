import english from '#app/locales/en/failure.json'
import dutch from '#app/locales/nl/failure.json'
import { BareDocument } from './bare-document'

/** Styles are inline: the request for a stylesheet could be refused as well. */
export const refusedStyles = 'body{font:100%/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}'

/** The page for what Node rejects before a page can be chosen: a body that came too slowly, or bytes that are no request. */
export function RefusedPage({ reason }: { reason: 'tooSlow' | 'unreadableRequest' }) {
	const [own, other] = [dutch[reason], english[reason]]
	return (
		<BareDocument title={`${own.title} - ${other.title}`} head={<style>{refusedStyles}</style>}>
			<h1>{own.title}</h1>
			<p>{own.text}</p>
			<p>{own.how}</p>
			<div lang="en">
				<h2>{other.title}</h2>
				<p>{other.text}</p>
				<p>{other.how}</p>
			</div>
		</BareDocument>
	)
}
