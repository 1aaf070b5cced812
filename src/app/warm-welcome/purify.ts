import createPurifier from 'dompurify';

/** What a post is made of, and nothing that could act, lay out the page or carry a name of ours. */
const ALLOWED_TAGS = [
	...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
	...['a', 'strong', 'b', 'em', 'i', 'code', 'img', 'figure', 'figcaption'],
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'width', 'height'];
const ALLOWED_URI_REGEXP = /^https?:/i;

// An instance of its own: its hook is nobody else's.
const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
	if (node.nodeName === 'A') {
		node.setAttribute('target', '_blank');
		node.setAttribute('rel', 'noopener noreferrer');
	}
	if (node.nodeName === 'IMG') {
		node.setAttribute('loading', 'lazy');
		node.setAttribute('alt', node.getAttribute('alt') ?? '');
	}
});

/**
 * Foreign HTML that may be drawn: text, lists, links that open a tab, pictures from http(s). Where the page
 * requires Trusted Types it is one of those, not a string.
 */
export const purify = (html: string) =>
	purifier.sanitize(html, {
		ALLOWED_TAGS,
		ALLOWED_ATTR,
		ALLOWED_URI_REGEXP,
		RETURN_TRUSTED_TYPE: true,
	});
