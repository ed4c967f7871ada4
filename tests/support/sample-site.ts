import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { closeServer, listen } from './listen'
import { recordCall, type RecordedCall } from './recorder'

const form = `<form method="post" action="/send" enctype="multipart/form-data">
<p><label for="name">Naam</label> <input id="name" name="name" value="Anna"></p>
<p><label for="pin">Wachtwoord (niet verplicht)</label> <input id="pin" name="pin" type="password"></p>
<fieldset><legend>Kleur</legend>
<label><input type="radio" name="colour" value="b">Blauw</label>
<label><input type="radio" name="colour" value="g">Groen</label></fieldset>
<p><label><input type="checkbox" name="mail" value="1" checked>Post</label></p>
<p><label for="size">Maat</label> <select id="size" name="size"><option value="s">Klein</option><option value="l">Groot</option></select></p>
<p><label for="note">Bericht</label> <textarea id="note" name="note"></textarea></p>
<p><label for="file">Bestand</label> <input id="file" name="file[]" type="file" multiple></p>
<p><button name="intent" value="Opslaan">Opslaan</button> <button name="intent" value="Weg">Weg</button></p>
</form>`

function toHtml(title: string, body: string): string {
	return `<!doctype html><html lang="nl"><title>${title}</title><body><main><h1>${title}</h1>${body}</main>`
}

/** Contains every byte value, so that a conversion to text would change it. */
export const sampleBytes = Uint8Array.from({ length: 4096 }, (_, index) => (index * 7) % 256)

/** A site of three pages that tests the test browsers. It records what it receives. */
export async function startSampleSite() {
	const calls: RecordedCall[] = []
	const app = new Hono()
	app.use(async (context, next) => {
		calls.push(await recordCall(context.req.raw.clone()))
		await next()
	})
	app.get('/', (context) =>
		context.html(toHtml('Begin', '<a href="/form">Naar het formulier</a> <a href="/file">Bestand</a>')),
	)
	app.get('/file', (context) => {
		context.header('content-disposition', 'attachment; filename="bestand.pdf"')
		return context.body(sampleBytes, 200, { 'content-type': 'application/pdf' })
	})
	app.get('/form', (context) => {
		context.header('set-cookie', 'seen=1; Path=/; HttpOnly; SameSite=Lax')
		return context.html(toHtml('Formulier', form))
	})
	app.get('/quiet', (context) => {
		context.header('referrer-policy', 'no-referrer')
		return context.html(toHtml('Stil', form))
	})
	app.post('/send', (context) => {
		context.header('set-cookie', 'sent=1; Path=/')
		return context.redirect('/done', 303)
	})
	app.get('/done', (context) => {
		const cookies = context.req.header('cookie') ?? 'geen'
		return context.html(toHtml('Klaar', `<p>Ontvangen.</p><p>Koekjes: ${cookies}</p>`))
	})
	const { server, port } = await listen(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
	return { url: `http://127.0.0.1:${port}`, calls, close: () => closeServer(server) }
}
