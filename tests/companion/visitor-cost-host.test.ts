import { rmSync } from 'node:fs';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { dataFile } from '../e2e/support/data-folder';
import { SITE } from '../e2e/support/site';
import { NAME, setUpModules, sign, visit } from './support/visitor-cost';

const HOST = 'host-of-the-site';
const CACHED = dataFile('wordpress/wp-content/late-cache');

/** A cache of pages that learns the address at the end, and keeps every page. */
const LATE_CACHE = `<?php
function late_cache_file() {
	return WP_CONTENT_DIR . '/late-cache/' . md5( $_SERVER['REQUEST_URI'] );
}
wp_mkdir_p( WP_CONTENT_DIR . '/late-cache' );
if ( is_readable( late_cache_file() ) ) {
	readfile( late_cache_file() );
	exit( '<!-- from the cache -->' );
}
add_action( 'template_redirect', function () {
	ob_start( function ( $html ) {
		file_put_contents( late_cache_file(), $html );
		return $html;
	} );
} );`;

describe('a measured page', () => {
	setUpModules();

	it.each([
		['on', 'leaves a module out', '__return_empty_array', []],
		['off', 'needs a module', 'needs_stats', ['stats']],
	])('leaves the last word to the host: %s, and it %s', async (direction, _what, host, on) => {
		putMuPlugin(
			HOST,
			`<?php
			function needs_stats( $modules ) {
				return array( 'stats' );
			}
			add_filter( 'jetpack_active_modules', '${host}' );`,
		);
		const module = direction === 'on' ? 'carousel' : 'stats';
		const { report } = await visit(`${SITE}/?${NAME}=${await sign({ module, direction })}`);
		removeMuPlugin(HOST);
		expect(report).toMatchObject({ on });
	});

	it('is not what a cache of pages gives to others, even if it decides late and respects nothing', async () => {
		putMuPlugin(HOST, LATE_CACHE);
		const { html } = await visit(`${SITE}/?${NAME}=${await sign()}`);
		const first = await visit(`${SITE}/`);
		const second = await visit(`${SITE}/`);
		removeMuPlugin(HOST);
		rmSync(CACHED, { recursive: true });
		expect(html).toContain('/double-carousel.js');
		expect(second.html).toBe(`${first.html}<!-- from the cache -->`);
		expect(second.html).not.toContain('/double-carousel.js');
	});

	it('sends no mail', async () => {
		putMuPlugin(
			HOST,
			`<?php
			add_action( 'wp_head', function () {
				echo wp_mail( 'a@example.com', 'Hello', 'Hello' ) ? 'was sent' : 'was refused';
			} );
			add_action( 'phpmailer_init', function () {
				echo 'mail of WordPress';
			} );`,
		);
		const { html } = await visit(`${SITE}/?${NAME}=${await sign()}`);
		removeMuPlugin(HOST);
		expect(html).toContain('was refused');
		expect(html).not.toContain('mail of WordPress');
	});

	it('keeps no transient in an object cache', async () => {
		putMuPlugin(
			HOST,
			`<?php
			wp_using_ext_object_cache( true );
			add_action( 'wp_head', function () {
				set_transient( 'of_the_host', 1 );
				echo wp_cache_get( 'of_the_host', 'transient' ) ? 'was kept' : 'was not kept';
			} );`,
		);
		const ordinary = await visit(`${SITE}/`);
		const measured = await visit(`${SITE}/?${NAME}=${await sign()}`);
		removeMuPlugin(HOST);
		expect(ordinary.html).toContain('was kept');
		expect(measured.html).toContain('was not kept');
	});
});
