import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '#app/paths'
import { allowAnyone } from '#app/request/guard.server'
import { endGuestReceipt } from '#app/submissions/guest-receipt.server'

export async function action(args: ActionFunctionArgs) {
	const { consumer, cookies, session } = await allowAnyone(args)
	await endGuestReceipt({ session })
	await cookies.refusedForm.forget()
	if (!consumer) {
		await session.drop('refused')
		await cookies.guestKey.renew()
	}
	session.notify('success', 'receipts.guest.ended')
	return redirect(paths.login(), 303)
}
