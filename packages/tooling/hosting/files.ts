// Configuration for other hosts, with the same behaviour as serve.ts. It has the same headers, precompressed files, and
// 404 for the rest. Every page has one address: lower case, without a final slash or .html.
import { existsSync, globSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caching, contentTypes, HASHED, HIDDEN } from './headers.ts';

export interface Hosting {
  /** Name of the app, for its folder on a server. */
  name: string;
  origin: string;
  headers: Readonly<Record<string, string>>;
  /** Paths of the documents except `/`. A single-page app has none. */
  pages: readonly string[];
}

interface Files extends Hosting {
  /** Names of files with a hash in their name, the largest first. */
  hashed: readonly string[];
  /** Whether every path without a file is the app's one document. */
  isSinglePage: boolean;
}

const escapePattern = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Pattern for all spellings of a page's address; never matches another page. */
const variants = (page: string) => String.raw`^${escapePattern(page)}(?:\.html)?/?$`;
const homeVariants = String.raw`^/index(?:\.html)?/?$`;
const lines = (items: readonly string[], indent = '') =>
  items.map((item) => indent + item).join('\n');
const entries = (
  headers: Readonly<Record<string, string>>,
  format: (name: string, value: string) => string,
) => Object.entries(headers).map(([name, value]) => format(name, value));

/** Maximum number of rules that Cloudflare Pages reads, minus the two others. */
const MAX_RULES = 98;

const securityText = `
/.well-known/security.txt
  Content-Type: text/plain; charset=utf-8
`;

/**
 * `_headers` file for Cloudflare Pages and Netlify. By default both let browsers revalidate a file each time. A rule
 * for the whole folder would also cache a 404 there for a year.
 */
const headersFile = ({ headers, hashed, isSinglePage }: Files) => `/*
${lines(
  entries(headers, (name, value) => `${name}: ${value}`),
  '  ',
)}
${isSinglePage ? '' : securityText}
${lines(hashed.slice(0, MAX_RULES).map((file) => `${HASHED}${file}\n  Cache-Control: ${caching.hashed}`))}
`;

/** `_redirects` file. These hosts redirect final slashes themselves, and can't distinguish upper from lower case. */
const redirectsFile = ({ pages, isSinglePage }: Files) => `/index.html / 301
${isSinglePage ? '/* /index.html 200' : lines(pages.map((page) => `${page}.html ${page} 301`))}
`;

/** Go's regular expressions have no lookahead, so a separate rule has the exception. */
const HIDDEN_IN_GO = HIDDEN.replace('(?!well-known/)', '');

/** Rules that redirect other spellings of a page's address. */
const redirectVariants = (page: string, index: number) => `		@variant${index} {
			path_regexp (?i)${variants(page)}
			not path_regexp ^${escapePattern(page)}$
		}
		redir @variant${index} ${page}{suffix} 301`;

/** Rules that find the document of a page. */
const caddyPages = ({ pages, isSinglePage }: Files) =>
  isSinglePage
    ? `		@app {
			not path ${HASHED}*
			not path_regexp \\.\\w+$
			not file
		}
		rewrite @app /index.html`
    : `		@page path_regexp ^(${pages.map(escapePattern).join('|')})$
		rewrite @page {path}.html
		@root path_regexp ^/$
		rewrite @root /index.html`;

function caddyfile(files: Files): string {
  const { name, origin, headers, pages, isSinglePage } = files;
  return `(${name}-headers) {
	header {
		Vary Accept-Encoding
${lines(
  entries(headers, (header, value) => `${header} "${value}"`),
  '\t\t',
)}
		-Server
		-Accept-Ranges
	}
}
{$SITE_ADDRESS:${origin}} {
${origin.startsWith('https:') ? '\ttls {\n\t\tprotocols tls1.3\n\t}\n' : ''}	root * {$SITE_ROOT:/var/www/${name}}
	import ${name}-headers
	@hashed path ${HASHED}*
	header @hashed Cache-Control "${caching.hashed}"
	@unhashed not path ${HASHED}*
	header @unhashed Cache-Control "${caching.other}"
${lines(
  entries(
    contentTypes,
    (extension, type) =>
      `@${extension} path *${extension}\n\theader @${extension} Content-Type "${type}"`,
  ),
  '\t',
)}
	# Nothing here is large enough for parts, and Caddy sends those of the compressed copy.
	request_header -Range
	map {query} {suffix} {
		"" ""
		default "?{query}"
	}
	route {
		@home path_regexp (?i)${homeVariants}
		redir @home /{suffix} 301
${lines(pages.map(redirectVariants))}
		@hidden {
			path_regexp ${HIDDEN_IN_GO}
			not path /.well-known/*
		}
		error @hidden 404
		# A name that no file system takes would be an error of the server.
		@long expression {http.request.uri}.matches("^[^?]{240}")
		error @long 404
		@doubled expression {http.request.uri}.startsWith("//")
		error @doubled 404
${caddyPages(files)}
		@other not method GET HEAD
		error @other 405
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		import ${name}-headers
		header Cache-Control "${caching.other}"
		header Content-Type "text/html; charset=utf-8"
		@missing expression {err.status_code} == 404
		rewrite @missing /${isSinglePage ? 'index' : '404'}.html
		file_server @missing {
			precompressed br gzip
		}
	}
}
`;
}

/**
 * Writes `_headers` and `_redirects` into a built app. Writes Caddy's configuration into a separate folder next to it,
 * which isn't served. A build without 404.html is a single-page app, as Cloudflare Pages also assumes.
 */
export async function writeHosting(dist: string, hosting: Hosting): Promise<void> {
  const sizeOf = (file: string) => statSync(join(dist, HASHED, file)).size;
  const files: Files = {
    ...hosting,
    pages: hosting.pages.filter((path) => path !== '/'),
    hashed: globSync('*', { cwd: join(dist, HASHED) })
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .toSorted((one, other) => sizeOf(other) - sizeOf(one)),
    isSinglePage: !existsSync(join(dist, '404.html')),
  };
  const configFolder = `${dist}-hosting`;
  await mkdir(configFolder, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(files)),
    writeFile(join(dist, '_redirects'), redirectsFile(files)),
    writeFile(join(configFolder, 'Caddyfile'), caddyfile(files)),
  ]);
}
