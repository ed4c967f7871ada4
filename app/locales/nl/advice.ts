export const advice = {
	submitSuccess: 'Wij hebben uw antwoorden ontvangen.',
}
