import type { SerializeFrom } from '@remix-run/node'
import { Card } from '#app/ui/card'
import { Link } from '#app/ui/link'
import type { findNewClient } from './new-client.server'

type NewClientProps = SerializeFrom<NonNullable<Awaited<ReturnType<typeof findNewClient>>>>

/** Takes the place of the empty lists of a new client. */
export function NewClient({ title, lines, question, phone, help }: NewClientProps) {
	return (
		<Card title={title}>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<p>
				{question} {phone ? <a href={phone.href}>{phone.label}</a> : null}
				{phone ? ' · ' : null}
				<Link href={help.href} inSentence>
					{help.label}
				</Link>
			</p>
		</Card>
	)
}
