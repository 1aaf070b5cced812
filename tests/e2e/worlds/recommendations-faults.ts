/** A read of the assistant that may fail. */
interface Read {
	path: string;
	scenario: string;
	page: string;
	/** The card that shows what was read. */
	card: string;
	/** What it says when the read has failed. */
	says: string;
}

export const READS: Read[] = [
	{
		path: 'recommendations/data',
		scenario: 'recommendations-new',
		page: 'monitor',
		card: 'Downtime monitoring',
		says: "Couldn't save your choices.",
	},
	{
		path: 'plugins',
		scenario: 'free',
		page: 'creative-mail',
		card: 'Creative Mail',
		says: "Couldn't check whether Creative Mail is installed.",
	},
	{
		path: 'recommendations/conditional',
		scenario: 'free',
		page: 'summary',
		card: 'New for your site',
		says: "Couldn't check for new recommendations.",
	},
	{
		path: 'recommendations/product-suggestions',
		scenario: 'recommendations-product-purchased',
		page: 'product-purchased',
		card: 'Your new product',
		says: "Couldn't load what you bought.",
	},
];

/** A write of the assistant that may fail: what is pressed, and what is said. */
export const WRITES = [
	{
		path: 'recommendations/data',
		page: 'monitor',
		press: null,
		says: "Couldn't save your choices.",
	},
	{
		path: 'recommendations/step',
		page: 'related-posts',
		press: null,
		says: "Couldn't save your choices.",
	},
	{
		path: 'settings',
		page: 'monitor',
		press: 'Turn on downtime monitoring',
		says: "Couldn't turn on Downtime monitoring.",
	},
	{
		path: 'settings',
		page: 'site-accelerator',
		press: 'Turn on site accelerator',
		says: "Couldn't turn on Site accelerator.",
	},
	{
		path: 'plugins',
		page: 'creative-mail',
		press: 'Install Creative Mail',
		says: 'Could not activate Creative Mail.',
	},
];
