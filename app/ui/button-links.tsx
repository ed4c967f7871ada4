import { ButtonLink } from './button'
import { ButtonRow } from './button-row'

/** Ways to go on from here. */
export function ButtonLinks({ links }: { links: readonly { href: string; label: string }[] }) {
	return (
		<ButtonRow>
			{links.map(({ href, label }) => (
				<ButtonLink key={href} href={href}>
					{label}
				</ButtonLink>
			))}
		</ButtonRow>
	)
}
