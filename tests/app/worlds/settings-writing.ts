import { lacks, type Expectation } from './expectation';

const WHY = 'button: Why can’t I change this?';
const CONNECT = 'link: Connect';

export const FREE: Expectation = {
	page: ['Compose content the way you want to and streamline your publishing experience.'],
	Media: ['Exif is what a camera saves', lacks('Color scheme of the carousel')],
	Composing: ['Caution: if there are Jetpack blocks', 'link: Open the block editor'],
	'Custom content types': ['[testimonials]', '[portfolio]', lacks(WHY)],
	'Theme enhancements': [
		'Theme support required.',
		'link: Learn more (Infinite scroll) (opens in a new tab)',
		'link: Add CSS in the Customizer',
	],
	'Post by email': [lacks('button: Create address'), lacks(CONNECT)],
	'WordPress.com toolbar': ['Enable the WordPress.com toolbar', lacks(CONNECT)],
};

export const OFFLINE: Expectation = {
	Composing: ['switch: off', lacks(WHY)],
	'Post by email': ['switch: off', WHY, lacks(CONNECT)],
	'WordPress.com toolbar': ['switch: off', WHY, lacks(CONNECT)],
};

export const UNCONNECTED: Expectation = {
	'Post by email': [lacks("You don't have an address yet."), WHY, CONNECT],
	'WordPress.com toolbar': ['Connect to enable the WordPress.com toolbar.', WHY, CONNECT],
	'Theme enhancements': [lacks(CONNECT)],
};

export const OVERRIDDEN: Expectation = {
	'Custom content types': [WHY, lacks('switch: on')],
	'WordPress.com toolbar': null,
};

export const SCROLLING: Expectation = {
	'Theme enhancements': ["The theme's default", lacks('Theme support required.')],
};

export const PUBLISHER: Expectation = {
	page: [
		'Compose content the way you want to and streamline your publishing experience.',
		lacks('Writing tools available to you'),
	],
	Media: null,
	Composing: ['Only administrators can change these settings.', 'Inactive', lacks('switch: on')],
	'Post by email': [
		'Send a message to this address and it becomes a post.',
		'button: Create address',
	],
	'WordPress.com toolbar': null,
};

export const READER: Expectation = {
	page: ['Writing tools available to you will be shown here when an administrator enables them.'],
	Composing: null,
	'Post by email': null,
};
