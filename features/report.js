// Makes one web page from the results of all games' features:
//   node report.js FOLDER
// FOLDER/json holds the results of each game in godog's cucumber format.
const fs = require('fs')
const path = require('path')

const folder = process.argv[2]
const results = path.join(folder, 'json')
for (const file of fs.readdirSync(results)) {
  const game = path.basename(file, '.json')
  const features = JSON.parse(fs.readFileSync(path.join(results, file)))
  for (const feature of features) {
    feature.name = `${game}: ${feature.name}`
    feature.id = `${game}-${feature.id}` // "turns" is a feature of two games
    feature.uri = `${game}/${feature.uri}`
  }
  fs.writeFileSync(path.join(results, file), JSON.stringify(features))
}
require('multiple-cucumber-html-reporter').generate({
  jsonDir: results,
  reportPath: folder,
  pageTitle: 'Game katas in Go',
  reportName: 'Game katas in Go',
  pageFooter: ' ',
  displayDuration: true,
  hideMetadata: true,
  disableLog: true,
})
