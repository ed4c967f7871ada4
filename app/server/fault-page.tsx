import english from '#app/locales/en/failure.json'
import dutch from '#app/locales/nl/failure.json'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { ErrorPage } from '#app/ui/error-page'
import { BareDocument } from './bare-document'

interface FaultPageProps {
	reason: 'unavailable' | 'generic' | 'busy' | 'busyForm'
	requestId?: string
	stylesheets: readonly string[]
	/** Absent for what a link cannot repeat. */
	address?: string
}

/** A page in Dutch and English, for errors before the language is known. */
export function FaultPage({ reason, requestId, stylesheets, address }: FaultPageProps) {
	const texts = dutch[reason]
	return (
		<BareDocument
			title={`${texts.title} - ${english[reason].title}`}
			head={stylesheets.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
		>
			<ErrorPage
				title={texts.title}
				lines={[texts.text]}
				reference={requestId && dutch.reference.replace('{{reference}}', () => requestId)}
				actions={
					address === undefined ? null : (
						<ButtonLink variant="primary" href={address}>
							{dutch.again.button}
						</ButtonLink>
					)
				}
			/>
			<InEnglish {...english[reason]} address={address} />
		</BareDocument>
	)
}

function InEnglish({ title, text, address }: { title: string; text: string; address?: string }) {
	return (
		<div lang="en">
			<Card title={title}>
				<p>{text}</p>
				{address === undefined ? null : (
					<p>
						<a href={address}>{english.again.button}</a>
					</p>
				)}
			</Card>
		</div>
	)
}
