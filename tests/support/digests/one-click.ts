export interface OneClickForm {
  readonly contentType: string;
  readonly body: string;
}

export const urlEncoded: OneClickForm = {
  contentType: 'application/x-www-form-urlencoded',
  body: 'List-Unsubscribe=One-Click',
};

const boundary = '----=_Part_42_1234567890.1764100000000';
export const multipart: OneClickForm = {
  contentType: `multipart/form-data; boundary="${boundary}"`,
  body: [
    `--${boundary}`,
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    '',
    'One-Click',
    `--${boundary}--`,
    '',
  ].join('\r\n'),
};

/** As a mail program posts to unsubscribe (RFC 8058): from nowhere, with nothing but a form, and it follows nobody. */
export const oneClick = (address: string, { contentType, body }: OneClickForm = urlEncoded) =>
  fetch(address, { method: 'POST', redirect: 'manual', headers: { 'content-type': contentType }, body });
