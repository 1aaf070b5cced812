import { __ } from '@wordpress/i18n';
import type { Specials } from '../frame/card-frame';
import { MarkdownSwitch } from '../frame/setting-switch';
import { NEWSLETTER } from './newsletter';

const COMMENTS = 'wpcom_publish_comments_with_markdown';

export default {
	comments: {
		rows: {
			// The switch for posts is on the Writing tab, and only mentioned here (SETDISC-06, SETDISC-10, SETDISC-11).
			[COMMENTS]: () => (
				<MarkdownSwitch id={COMMENTS} otherOn={__('Markdown is on for posts and pages, too.')} />
			),
		},
	},
	subscriptions: {
		getConnectPrompt: () => __('Connect to let visitors subscribe to your site.'),
	},
	newsletter: NEWSLETTER,
} satisfies Specials;
