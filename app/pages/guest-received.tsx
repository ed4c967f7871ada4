import type { ReceivedView } from '#app/features/receipts/received.server'
import { ButtonForm } from '#app/forms/button-form'
import { paths } from '#app/paths'
import { Received } from '#app/ui/received'

export type GuestReceivedView = ReceivedView & { end?: string }

/** A guest's submission, with a button that ends its receipt in this browser. */
export function GuestReceived({ end, ...received }: GuestReceivedView) {
	return (
		<Received {...received}>
			{end ? <ButtonForm action={paths.endGuestReceipt()} label={end} /> : null}
		</Received>
	)
}
