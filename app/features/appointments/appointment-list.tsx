import { ProductCards } from '#app/ui/product-cards'
import { Section } from '#app/ui/section'
import { JoinLink } from './join-link'
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
	return { ...card, action: join ? <JoinLink join={join} title={card.words[0]} /> : undefined }
}
