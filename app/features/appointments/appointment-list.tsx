import { ButtonLink } from '#app/ui/button'
import { ProductCards } from '#app/ui/product-cards'
import { Section } from '#app/ui/section'
import type { AppointmentGroup } from './appointment-list.server'

type Card = AppointmentGroup['cards'][number]

export function AppointmentList({ groups }: { groups: readonly AppointmentGroup[] }) {
	return groups.map(({ title, none, cards, badgeLabels }) => (
		<Section key={title} title={title}>
			{cards.length > 0 ? (
				<ProductCards level={3} cards={cards.map(withButton)} badgeLabels={badgeLabels} />
			) : (
				<p>{none}</p>
			)}
		</Section>
	))
}

function withButton({ join, ...card }: Card) {
	const action = join ? (
		<ButtonLink href={join.href} newTab={join.newTab} icon="video" hiddenText={card.words[0]}>
			{join.label}
		</ButtonLink>
	) : undefined
	return { ...card, action }
}
