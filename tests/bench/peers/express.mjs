/** Express with Nunjucks, as a firm would set them up: cached templates that escape. */
import express from 'express'
import nunjucks from 'nunjucks'
import { readPage } from './page.mjs'

const app = express()
nunjucks.configure(import.meta.dirname, { express: app, autoescape: true })
app.get('/', async (request, response) => {
	const { url, headers } = request
	response.render('overview.njk', await readPage({ url, headers }))
})
app.listen(Number(process.env.PORT))
