import type { SerializeFrom } from '@remix-run/node'
import { ListBody } from '#app/products/list-body'
import { HouseCards } from '#app/ui/house-cards'
import { Section } from '#app/ui/section'
import type { listHouses } from './houses.server'

export function HouseList({ title, houses, list }: SerializeFrom<typeof listHouses>) {
	return (
		<Section title={title}>
			<ListBody list={list} level={3}>
				<HouseCards houses={houses} />
			</ListBody>
		</Section>
	)
}
