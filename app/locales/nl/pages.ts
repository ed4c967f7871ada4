export const pages = {
	do_action: { approvedoc: { success: 'Wij hebben uw antwoord over het document ontvangen.' } },
}
