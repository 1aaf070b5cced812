/** A published post of the site. */
export interface Post {
	id: number;
	/** The day in the site's time zone, as "2026-01-31"; "" if unknown. */
	day: string;
	/** Plain text; may be empty. */
	title: string;
	/** The attachment of its featured image; 0 without one. */
	pictureId: number;
}
