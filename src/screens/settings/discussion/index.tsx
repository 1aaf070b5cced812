import { __ } from '@wordpress/i18n';
import type { CardSlots, Specials } from '../frame/card-frame';
import { MarkdownSwitch } from '../frame/setting-switch';
import { NEWSLETTER } from './newsletter';

const COMMENTS = 'wpcom_publish_comments_with_markdown';

/** The switch for posts is on the Writing tab, and only mentioned here (SETDISC-06, SETDISC-10, SETDISC-11). */
function CommentMarkdown() {
	return <MarkdownSwitch id={COMMENTS} otherOn={__('Markdown is on for posts and pages, too.')} />;
}

/** How visitors comment (SETDISC-04 to SETDISC-06, SETDISC-08): hovercards and Markdown need no connection. */
const COMMENTS_CARD: CardSlots = {
	rows: { [COMMENTS]: CommentMarkdown },
};

export default {
	comments: COMMENTS_CARD,
	subscriptions: {
		getConnectPrompt: () => __('Connect to let visitors subscribe to your site.'),
	},
	newsletter: NEWSLETTER,
} satisfies Specials;
