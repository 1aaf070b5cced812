/** A GET request of the recommendations that the tests break. */
interface Read {
	path: string;
	scenario: string;
	page: string;
	/** The card that shows the response. */
	card: string;
	/** The message of a failure. */
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

/** The POST requests of the recommendations that the tests break: the button to press, the message of a failure, and the page after a success. */
export const WRITES = [
	{
		path: 'recommendations/data',
		page: 'monitor',
		press: null,
		says: "Couldn't save your choices.",
		leadsTo: 'monitor',
	},
	{
		path: 'recommendations/step',
		page: 'related-posts',
		press: null,
		says: "Couldn't save your choices.",
		leadsTo: 'related-posts',
	},
	{
		path: 'settings',
		page: 'monitor',
		press: 'Turn on downtime monitoring',
		says: "Couldn't turn on Downtime monitoring.",
		leadsTo: 'related-posts',
	},
	{
		path: 'settings',
		page: 'site-accelerator',
		press: 'Turn on site accelerator',
		says: "Couldn't turn on Site accelerator.",
		leadsTo: 'summary',
	},
	{
		path: 'plugins',
		page: 'creative-mail',
		press: 'Install Creative Mail',
		says: 'Could not activate Creative Mail.',
		leadsTo: 'site-accelerator',
	},
];
