import english from '#app/locales/en/failure.json'
import dutch from '#app/locales/nl/failure.json'
import { Card } from '#app/ui/card'
import { ErrorPage } from '#app/ui/error-page'
import { BareDocument } from './bare-document'

/** A page in Dutch and English for a program that opens a link before it gives its address to a browser. */
export function OfficePage({ stylesheets }: { stylesheets: readonly string[] }) {
	return (
		<BareDocument
			title={`${dutch.office.title} - ${english.office.title}`}
			head={stylesheets.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
		>
			<ErrorPage title={dutch.office.title} lines={[dutch.office.text]} />
			<div lang="en">
				<Card title={english.office.title}>
					<p>{english.office.text}</p>
				</Card>
			</div>
		</BareDocument>
	)
}
