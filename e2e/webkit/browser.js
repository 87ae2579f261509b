// A browser for `gjs -m browser.js PROFILE`: WebKitGTK in a window, driven by WebKitWebDriver. MiniBrowser would do, but
// under automation it forgets all data when it ends.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { programArgs } from 'system'

const [profile] = programArgs

Gtk.init(null)
const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true })
const scripts = new WebKit.UserContentManager()
scripts.add_script(
  WebKit.UserScript.new(
    `(${recordFirstPaint})()`,
    WebKit.UserContentInjectedFrames.TOP_FRAME,
    WebKit.UserScriptInjectionTime.START,
    null,
    null,
  ),
)
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: profile,
    base_cache_directory: `${profile}/cache`,
  }),
})
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) => {
  const version = [WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version()]
  const info = new WebKit.ApplicationInfo()
  info.set_name('WebKitGTK')
  info.set_version(...version)
  session.set_application_info(info)
  session.connect('create-web-view', open)
})
new GLib.MainLoop(null, false).run()

function open() {
  const view = new WebKit.WebView({
    web_context: context,
    user_content_manager: scripts,
    settings,
    is_controlled_by_automation: true,
  })
  const window = new Gtk.Window({ default_width: 1200, default_height: 900 })
  window.add(view)
  window.show_all()
  view.connect('close', () => window.destroy())
  return view
}

/** Runs in each page: keeps the text of its first frame. */
function recordFirstPaint() {
  const look = () => {
    const text = document.body?.innerText.trim()
    if (!text) return requestAnimationFrame(look)
    const isSnapshot = document.querySelector('[data-snapshot]') !== null
    globalThis.firstPaint = { text, isSnapshot, ms: Math.round(performance.now()) }
  }
  requestAnimationFrame(look)
}
