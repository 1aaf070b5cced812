import { _x } from '@wordpress/i18n';
import type { SettingId } from '../registry';

/** Writing, Sharing and Discussion. */
export const CONTENT_TERMS: Partial<Record<SettingId, () => readonly string[]>> = {
	carousel: () => [
		_x(
			'gallery, slideshow, lightbox, full screen, photo viewer, slider',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	carousel_display_exif: () => [
		_x('metadata, photo metadata, camera', 'search terms', 'dashboard-for-jetpack'),
	],
	carousel_display_comments: () => [_x('photo comments', 'search terms', 'dashboard-for-jetpack')],
	carousel_background_color: () => [
		_x('background, black, white, colour, dark gallery', 'search terms', 'dashboard-for-jetpack'),
	],
	'copy-post': () => [
		_x(
			'duplicate, clone, copy, duplicate post, copy page',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	wpcom_publish_posts_with_markdown: () => [
		'markdown, md',
		_x('plain text, formatting', 'search terms', 'dashboard-for-jetpack'),
	],
	latex: () => [
		'latex',
		_x('math, mathematics, equation, formula', 'search terms', 'dashboard-for-jetpack'),
	],
	shortcodes: () => [
		'youtube, vimeo, soundcloud',
		_x('shortcode, embed, embed video, audio', 'search terms', 'dashboard-for-jetpack'),
	],
	jetpack_blocks_disabled: () => [
		'gutenberg',
		_x('blocks, block editor', 'search terms', 'dashboard-for-jetpack'),
	],
	jetpack_testimonial: () => [
		'[testimonials]',
		_x(
			'testimonial, review, reviews, customers, quotes, custom post types',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	jetpack_portfolio: () => [
		'[portfolio]',
		_x(
			'portfolio, project, projects, work samples, custom post types',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	'infinite-scroll': () => [
		'infinite_scroll',
		_x(
			'endless scroll, load more, load more posts, pagination, older posts',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	'custom-css': () => [
		'css',
		_x('custom css, stylesheet, styles, design', 'search terms', 'dashboard-for-jetpack'),
	],
	widgets: () => [_x('widget, sidebar, extra widgets', 'search terms', 'dashboard-for-jetpack')],
	'widget-visibility': () => [
		_x('hide widget, show widget, conditional', 'search terms', 'dashboard-for-jetpack'),
	],
	'post-by-email': () => [
		_x('email post, send post, mail', 'search terms', 'dashboard-for-jetpack'),
	],
	post_by_email_address: () => [_x('secret address', 'search terms', 'dashboard-for-jetpack')],
	masterbar: () => [
		'masterbar',
		_x('toolbar, admin bar, top bar', 'search terms', 'dashboard-for-jetpack'),
	],
	publicize: () => [
		'facebook, twitter, x, linkedin, tumblr, mastodon',
		_x(
			'social, social media, social networks, auto post, auto share, autopost',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	sharedaddy: () => [
		'sharedaddy',
		_x(
			'share, sharing, share button, share buttons, social buttons, share icons',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	likes: () => [
		_x('like, likes, like button, star, heart', 'search terms', 'dashboard-for-jetpack'),
	],
	comments: () => [
		'highlander',
		_x(
			'comment, comments, comment form, discussion, facebook comments, reply, social login',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	jetpack_comment_form_color_scheme: () => [
		_x('colour, dark, light, comment form color', 'search terms', 'dashboard-for-jetpack'),
	],
	'gravatar-hovercards': () => [
		'gravatar, hovercards',
		_x('avatar, profile picture, hover card', 'search terms', 'dashboard-for-jetpack'),
	],
	wpcom_publish_comments_with_markdown: () => [
		'markdown',
		_x('comment formatting', 'search terms', 'dashboard-for-jetpack'),
	],
	'comment-likes': () => [_x('comment likes, vote', 'search terms', 'dashboard-for-jetpack')],
	subscriptions: () => [
		_x(
			'subscribe, subscriber, subscribers, subscription, newsletter, follow, followers, subscribe button, sign up, email notification, mailing list',
			'search terms',
			'dashboard-for-jetpack',
		),
	],
	stb_enabled: () => [_x('follow blog', 'search terms', 'dashboard-for-jetpack')],
	stc_enabled: () => [
		_x('follow comments, subscribe to comments', 'search terms', 'dashboard-for-jetpack'),
	],
};
